import { expectAccessible } from '../support/admin.ts';
import { test } from '../support/paying-studio.ts';
import { hydrated } from '../support/public-site.ts';
import { expect } from '../support/studio.ts';
import { chooseOffer, chooseService, fillDetails, nextButton, openWizard, payButton } from '../support/wizard.ts';

test('if the provider does not respond the customer gets a message, and a retry makes no second booking (PUB-079, PUB-081, P12)', async ({
  page,
  paying: { studio, provider },
}) => {
  const earlier = provider.sessions.length;
  const sessions = () => provider.sessions.slice(earlier);
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
  );
  await openWizard(page);
  await chooseService(page);
  await nextButton(page).click();
  await chooseOffer(page);
  await nextButton(page).click();
  await fillDetails(page);
  await nextButton(page).click();
  provider.behave('lost');
  await payButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'Fehler beim Erstellen der Zahlungssitzung: Der Zahlungsanbieter ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal. Ihr Termin bleibt reserviert.',
    {
      timeout: 15_000,
    },
  );
  await dialog.getByRole('button').click();
  provider.behave('normal');
  // The page of the booking offers to pay as well.
  const [{ id }] = (await studio.sql('SELECT id FROM booking')) as [{ id: string }];
  const bookingPage = await page.context().newPage();
  await bookingPage.goto(`/booking/success/${id}`);
  await expect(bookingPage.getByText('Anfrage eingegangen')).toBeVisible();
  await expect(bookingPage.getByRole('button', { name: 'Jetzt bezahlen' })).toBeVisible();
  await bookingPage.close();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(await studio.sql('SELECT count(*)::int AS n FROM booking')).toEqual([{ n: 1 }]);
  expect(sessions()).toHaveLength(1);

  // Returns without having paid, and continues paying.
  await page.goto(`/booking/success/${id}?payment=cancelled`);
  await expect(page.getByText('Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht.')).toBeVisible();
  // Before paying, the page shows the prepayment, the remaining amount and the refund on cancellation.
  const [, shown] = /Jetzt zu zahlen\s*([\d,.]+)/.exec(await page.locator('main').innerText()) ?? [];
  expect(Number(shown?.replace('.', '').replace(',', '.')) * 100).toBe(
    Number(sessions()[0]?.form.get('line_items[0][price_data][unit_amount]')),
  );
  await expect(page.getByText('Vor Ort zu zahlen')).toBeVisible();
  await expect(page.getByText('Von Ihrer Zahlung bekommen Sie zurück:')).toBeVisible();
  await expectAccessible(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(sessions()).toHaveLength(1);

  // The event never arrives; returning to the page is enough.
  sessions()[0]?.pay();
  await page.goto(`/booking/success/${id}?session_id=${sessions()[0]?.id}`);
  await expect(page.getByText('Termin bestätigt', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText(new RegExp(`Bezahlt\\s*${shown}`));
  await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText('Vor Ort zu zahlen');
});
