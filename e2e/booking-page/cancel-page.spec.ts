import { bookSomething, consoleErrorsOf, customer, germanOf, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('the cancel page', () => {
  test('shows the booking, cancels it, and confirms the cancellation (PUB-007, PUB-090..092, PUB-097, AMB-005)', async ({
    page,
    studio,
  }) => {
    for (const base of ['/cancel', '/booking/cancel']) {
      const booked = await bookSomething(studio);
      const path = `${base}/${booked.booking_id}?token=${booked.cancel_token}`;
      const errors = consoleErrorsOf(page);
      await open(page, path);
      const { date, time } = germanOf(booked.start);
      await expect(page.getByText(booked.confirmation_code)).toBeVisible();
      await expect(page.getByText(`${date}, ${time}–`)).toBeVisible();
      await expect(page.getByText(customer.name)).toBeVisible();
      await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' })).toBeFocused();
      const after = await studio.visit('GET', `/api/bookings/${booked.booking_id}`);
      expect(after.body.status).toBe('CANCELLED');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Termin jetzt stornieren' })).toHaveCount(0);
      expect(errors).toEqual([]);
    }
  });
});
