import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dayAndMonth } from '#shared/kernel/time/format.ts';
import { anna, portrait } from '../support/first-studio.ts';
import { openPage } from '../support/open-page.tsx';
import { publicBooking } from '../support/public-booking.ts';

const week = '2027-05-17';
const confirm_by = '2027-05-12T10:20:00+02:00';
const booking = publicBooking({ status: 'PENDING', confirm_by, awaits_birth: true, without_time: true, price: 150 });

test('a family that waits for a place in a full week is told of the list, and not of a place', async () => {
  await openPage('birthPlace', `/birth-place/${booking.booking_id}?token=secret`, {
    data: {
      place: {
        booking_id: booking.booking_id,
        state: 'waiting_list',
        service_name: portrait.name,
        service_name_de: portrait.name_de,
        service_name_ru: portrait.name_ru,
        photographer_name: anna.name,
        week,
        confirm_by,
        confirmation_code: booking.confirmation_code,
        due_on: '2027-05-15',
        born_on: null,
      },
    },
  });
  await expect.element(page.getByText(/Bitte bestätigen Sie .* sonst endet der Eintrag\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Warteliste verlassen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Platz zurückgeben' })).not.toBeInTheDocument();
});

test('the link of the mail tells a family that waits of the list, too', async () => {
  await openPage('confirm', `/booking/confirm/${booking.booking_id}?token=secret`, {
    data: { booking, place: { week, isWaiting: true } },
  });
  await expect.element(page.getByText('Erst dann stehen Sie auf der Warteliste.')).toBeVisible();
  await expect.element(page.getByText(`Warteliste für die Woche vom ${dayAndMonth(week, 'de')}`)).toBeVisible();
});
