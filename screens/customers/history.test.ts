import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const reading = 'GET /api/admin/customers/{email}/profile';
const open = page.getByRole('button', { name: 'Kundenhistorie ansehen' });

test('the history of a customer is shown (BOOK-028, CUST-009, AMB-053)', async () => {
  const booking = bookingOf('2030-06-05T10:00');
  const { answers } = bookingsOf(booking);
  const profile = {
    stats: {
      total_bookings: 1,
      cancelled_bookings: 0,
      total_revenue: 0,
      average_booking_value: 0,
      tags: ['upcoming'],
      first_booking_date: booking.start,
      last_booking_date: booking.start,
      preferred_photographer_name: booking.photographer_name,
    },
    booking_history: [booking],
    recent_notes: [],
  };
  await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: { ...answers, [reading]: profile, 'GET /api/admin/offers': [] },
  });
  await open.click();
  const history = page.getByRole('dialog', { name: 'Kundenhistorie: Clara Hoffmann' });
  await expect.element(history.getByText('Termin steht an')).toBeVisible();
  expect(textsOf(history.getByRole('region', { name: 'Buchungen' }).getByRole('listitem'))).toEqual([
    `05.06.2030, 10:00Porträtshooting${booking.photographer_name}150,00 €Ausstehend`,
  ]);
  await expectAccessible();
});

test('the history of somebody without an address is asked for by the name; a failure is said in both languages (CUST-023, AMB-054)', async () => {
  const nobody = bookingOf('2030-06-05T12:00', {
    customer_name: 'Ben Adler',
    customer_email: 'kunde@fotobooking.invalid',
  });
  const { answers } = bookingsOf(nobody);
  const stage = await openScreen(`/admin/bookings?booking=${nobody.id}`, {
    answers: { ...answers, [reading]: refuse(500, ''), 'GET /api/admin/offers': [] },
  });
  await open.click();
  await expect.element(page.getByText('Kundendaten konnten nicht geladen werden')).toBeVisible();
  await expect.element(page.getByText('Не удалось загрузить данные клиента')).toBeVisible();
  expect(stage.asked(reading)[0]?.query.get('customer_name')).toBe('Ben Adler');
});
