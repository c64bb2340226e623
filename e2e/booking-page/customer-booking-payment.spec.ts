import { bookSomething, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('the success page', () => {
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
