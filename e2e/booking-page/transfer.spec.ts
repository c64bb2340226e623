import { book, enter, expectAccessible } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { test } from '../support/paying-studio.ts';
import { expect } from '../support/studio.ts';
import { takePayments } from '../support/wizard.ts';

const account = {
  transfer_enabled: true,
  transfer_account_holder: 'Studio Lichtblick GmbH',
  transfer_iban: 'DE89370400440532013000',
};

test('a customer pays by transfer instead of online, with GiroCode and booking code; the studio records it (BANK-01)', async ({
  page,
  paying: { studio, provider },
}) => {
  await takePayments(studio, account);
  const customer = { name: 'Clara Überweis', email: 'clara@kunde.example', phone: '+49 170 1234567' };
  const { id } = await book(studio, `${berlinDay(9)}T10:00`, { customer });
  const { checkout_url } = (await studio.visit('POST', `/api/payments/create-checkout-session/${id}`)).body as {
    checkout_url: string;
  };
  expect(checkout_url).toBe(`${studio.url}/booking/pay/${id}`);
  await page.goto(checkout_url);
  await expect(page.getByRole('heading', { level: 1, name: 'Anzahlung bezahlen' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Per Überweisung bezahlen' }).click();
  const data = page.getByRole('region', { name: 'Überweisen' });
  await expect(data).toContainText('DE89 3704 0044 0532 0130 00');
  await expect(data).toContainText(/FB-[A-Z2-9]{8}/);
  await expect(data.getByRole('img', { name: 'GiroCode' })).toBeVisible();
  await expectAccessible(page);

  // Online is still possible.
  await page.route('https://checkout.example/**', (route) => route.fulfill({ body: 'paying' }));
  await page.getByRole('button', { name: 'Doch online bezahlen' }).click();
  await page.waitForURL('https://checkout.example/**');
  expect(page.url()).toBe(provider.sessions.at(-1)!.url);

  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const details = page.getByRole('dialog', { name: /Clara Überweis/ });
  await details.getByRole('button', { name: 'Vor Ort bezahlt …' }).click();
  const method = page.getByRole('dialog', { name: 'Zahlung vor Ort erfassen' }).getByLabel('Zahlungsart');
  await method.selectOption({ label: 'Überweisung' });
  const recording = page.getByRole('dialog', { name: 'Überweisung erfassen' });
  await recording.getByRole('button', { name: 'Erfassen' }).click();
  await expect(details).toContainText('Überweisung eingegangen');
  await page.goto(checkout_url);
  await expect(page).toHaveURL(/booking\/success/);
  const odd = await page.request.get(`${studio.url}/booking/pay/%0a`, { maxRedirects: 0 });
  expect([odd.status(), odd.headers()['location']]).toEqual([303, '/booking/success/%0A']);
});
