import { bookSomething, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('the cancel page', () => {
  for (const [row, response, message] of [
    ['PUB-095', { status: 500, json: { detail: 'Gerade nicht möglich' } }, 'Gerade nicht möglich'],
    [
      'PUB-095, PUB-096',
      { status: 500, body: '' },
      'Die Buchung konnte nicht storniert werden. Bitte versuchen Sie es erneut.',
    ],
  ] as const) {
    test(`a failed cancellation shows "${message}" (${row})`, async ({ page, studio }) => {
      const booked = await bookSomething(studio);
      await page.route('**/api/bookings/*/cancel*', (route) => route.fulfill(response));
      await open(page, `/cancel/${booked.booking_id}?token=${booked.cancel_token}`);
      await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Etwas ist schiefgelaufen' })).toBeVisible();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
    });
  }

  test('a cancellation that failed with a server error can be retried @whole', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await page.route('**/api/bookings/*/cancel*', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, `/cancel/${booked.booking_id}?token=${booked.cancel_token}`);
    await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
    await expect(page.getByText('Das liegt an uns, nicht an Ihrem Link.')).toBeVisible();
    await page.unroute('**/api/bookings/*/cancel*');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' })).toBeFocused();
  });

  test('a cancellation that is refused cannot be retried @whole', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await page.route('**/api/bookings/*/cancel*', (route) =>
      route.fulfill({ status: 400, json: { detail: 'Dieser Termin hat schon begonnen.' } }),
    );
    await open(page, `/cancel/${booked.booking_id}?token=${booked.cancel_token}`);
    await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
    await expect(page.getByText('Dieser Termin hat schon begonnen.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
  });
});
