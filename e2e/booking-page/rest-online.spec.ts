import { enter, expectAccessible } from '../support/admin.ts';
import { paid, test } from '../support/paying-studio.ts';
import { hydrated } from '../support/public-site.ts';
import { expect } from '../support/studio.ts';

test('a studio offers the rest online, and its customer pays it on the page of the booking (BANK-03) @whole', async ({
  page,
  paying,
}) => {
  const { studio, provider } = paying;
  const id = await paid(paying, 12, 'Clara Rest');
  const ofBooking = `${studio.url}/booking/success/${id}`;
  await page.goto(ofBooking);
  const money = page.getByRole('main');
  await expect(money).toContainText('Vor Ort zu zahlen');
  await expect(money.getByRole('button', { name: /online bezahlen/ })).toHaveCount(0);

  await enter(page, studio, '/admin/payments');
  await page.getByLabel('Den Rest online anbieten').check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ofBooking);
  const pay = money.getByRole('button', { name: /^\d+,\d\d\s€ online bezahlen$/ });
  await expect(money).toContainText('können Sie vor Ort bezahlen oder schon jetzt online.');
  // What a cancellation refunds is shown before paying.
  await expect(money).toContainText('Wenn Sie stornieren');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.route('https://checkout.example/**', (route) => route.fulfill({ body: 'paying' }));
  await hydrated(page);
  await pay.click();
  await page.waitForURL('https://checkout.example/**');
  const session = provider.sessions.at(-1)!;
  expect(page.url()).toBe(session.url);

  await page.goto(`${ofBooking}?rest=cancelled`);
  await expect(money).toContainText('Die Zahlung wurde abgebrochen.');
  await hydrated(page);
  await pay.click();
  await page.waitForURL(session.url);

  session.pay();
  await page.goto(`${ofBooking}?rest=paid`);
  await expect(money).toContainText('Danke, damit ist alles bezahlt.');
  await expect(money).not.toContainText('Vor Ort zu zahlen');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${studio.url}/admin/bookings`);
  await page.getByRole('button', { name: 'Details: Clara Rest' }).click();
  await expect(page.getByRole('dialog', { name: /Clara Rest/ })).toContainText(/Bezahlt: .*Rest des Preises/);
});
