import { bookSomething, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('the success page', () => {
  test('an open payment can be continued, and a refusal is shown (AMB-101, AMB-102)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await studio.sql(`UPDATE booking SET status = 'PAYMENT_PENDING' WHERE id = $1`, [booked.booking_id]);
    const checkout = `**/api/payments/create-checkout-session/${booked.booking_id}`;
    await page.route(checkout, (route) =>
      route.fulfill({ status: 502, json: { detail: 'Anbieter nicht erreichbar' } }),
    );
    await open(page, `/booking/success/${booked.booking_id}?payment=cancelled`);
    await expect(page.getByText('Die Zahlung wurde abgebrochen.')).toBeVisible();
    await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
    await expect(
      page.getByText(
        'Fehler beim Erstellen der Zahlungssitzung: Anbieter nicht erreichbar. Ihr Termin bleibt reserviert.',
      ),
    ).toBeVisible();
    await page.unroute(checkout);
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
    await expect(page).toHaveURL('/contact?paid');
  });

  test('after the payment the page waits until it is confirmed, then shows it (AMB-102) @whole', async ({
    page,
    studio,
  }) => {
    const booked = await bookSomething(studio);
    await studio.sql(`UPDATE booking SET status = 'PAYMENT_PENDING' WHERE id = $1`, [booked.booking_id]);
    await open(page, `/booking/success/${booked.booking_id}?session_id=cs_test`);
    await expect(page.getByText('Ihre Zahlung wird geprüft.')).toBeVisible();
    await studio.sql(`UPDATE booking SET status = 'CONFIRMED' WHERE id = $1`, [booked.booking_id]);
    await expect(page.getByText('Termin bestätigt', { exact: true })).toBeVisible();
  });
});
