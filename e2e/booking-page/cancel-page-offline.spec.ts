import { bookSomething, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('the cancel page', () => {
  test('when only the response to a cancellation is lost, a retry shows that it was cancelled', async ({
    page,
    studio,
  }) => {
    const booked = await bookSomething(studio);
    await open(page, `/cancel/${booked.booking_id}?token=${booked.cancel_token}`);
    await page.route('**/api/bookings/*/cancel*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/bookings/*/cancel*');
    await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' })).toBeFocused();
  });
});
