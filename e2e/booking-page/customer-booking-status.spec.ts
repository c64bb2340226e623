import { bookSomething, customer, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('the success page', () => {
  test.describe('shows the status of the booking (AMB-101)', () => {
    for (const [status, words] of [
      ['CONFIRMED', 'Termin bestätigt'],
      ['PAYMENT_PENDING', 'Zahlung offen'],
      ['COMPLETED', 'Termin abgeschlossen'],
    ] as const) {
      test(status, async ({ page, studio }) => {
        const booked = await bookSomething(studio);
        await studio.sql('UPDATE booking SET status = $1 WHERE id = $2', [status, booked.booking_id]);
        await open(page, `/booking/success/${booked.booking_id}`);
        await expect(page.getByText(words, { exact: true })).toBeVisible();
        const pay = page.getByRole('button', { name: 'Zahlung fortsetzen' });
        await expect(pay).toHaveCount(status === 'PAYMENT_PENDING' ? 1 : 0);
      });
    }

    test('CANCELLED', async ({ page, studio }) => {
      const booked = await bookSomething(studio);
      await studio.visit('POST', `/api/bookings/${booked.booking_id}/cancel?token=${booked.cancel_token}`);
      await open(page, `/booking/success/${booked.booking_id}`);
      await expect(page.getByText('Termin storniert', { exact: true })).toBeVisible();
      await expect(page.getByText('So geht es weiter')).toHaveCount(0);
    });

    for (const [status, language, title] of [
      ['PAYMENT_PENDING', 'de', 'Ihr Termin ist noch nicht bezahlt'],
      ['PAYMENT_PENDING', 'ru', 'Ваша запись ещё не оплачена'],
      ['CANCELLED', 'de', 'Dieser Termin ist storniert'],
      ['CANCELLED', 'ru', 'Эта запись отменена'],
      ['CONFIRMED', 'de', `Vielen Dank, ${customer.name}!`],
    ] as const) {
      test(`${status} in ${language}: customers are thanked only if the booking is valid`, async ({ page, studio }) => {
        const booked = await bookSomething(studio);
        const free = status === 'CANCELLED' ? ', occupied_id = NULL' : '';
        await studio.sql(`UPDATE booking SET status = $1${free} WHERE id = $2`, [status, booked.booking_id]);
        await open(page, `/booking/success/${booked.booking_id}?language=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      });
    }
  });
});
