import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { openScreen } from '../support/open-screen.tsx';

test('a payment by transfer is recorded under its own name, in Russian too (BANK-01)', async () => {
  const booking = bookingOf('2027-05-20T10:00', { status: 'CONFIRMED' });
  await openScreen(`/admin/bookings?booking=${booking.id}`, { language: 'ru', answers: bookingsOf(booking).answers });
  await page.getByRole('button', { name: 'Оплачено на месте…' }).click();
  await page.getByLabelText('Способ оплаты').selectOptions('transfer');
  await expect.element(page.getByRole('dialog', { name: 'Оплата переводом' })).toBeVisible();
});
