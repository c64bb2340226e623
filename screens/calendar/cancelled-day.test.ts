import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CancelledDay } from '#features/days/contract.ts';
import { asCancelled, bookingOf } from '../support/bookings.ts';
import { calendarOf } from '../support/calendar.ts';
import { openScreen } from '../support/open-screen.tsx';

test('a session that could not be cancelled is shown with a button to retry (DAY-04)', async () => {
  const date = '2031-05-22';
  const booking = bookingOf(`${date}T10:00`, { customer_name: 'Lea Mitten' });
  const shown = (outcome: 'failed' | 'cancelled'): CancelledDay => ({
    id: booking.id,
    date,
    resource_id: null,
    text_de: null,
    text_ru: null,
    close_day: false,
    created_by: 'Test Studio',
    created_at: booking.created_at,
    running: false,
    counts: { total: 1, waiting: 0, cancelled: 0, left: 0, failed: 0, [outcome]: 1 },
    sessions: [
      {
        outcome,
        left_because: null,
        refund_amount: 75,
        refund: 'failed',
        booking: outcome === 'cancelled' ? { ...booking, ...asCancelled } : booking,
      },
    ],
  });
  const stage = await openScreen(`/admin/calendar?view=day&date=${date}`, {
    answers: {
      ...calendarOf({ bookings: [booking] }).answers,
      'GET /api/admin/days/{date}/sessions': { date, resource_id: null, sessions: [booking], cancellations: [] },
      'POST /api/admin/days/{date}/cancel': shown('failed'),
      'GET /api/admin/day-cancellations/{id}': shown('failed'),
      'POST /api/admin/day-cancellations/{id}/retry': shown('cancelled'),
    },
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Alle absagen' }).click();
  await dialog.getByRole('button', { name: '1 Termin stornieren' }).click();
  await expect.element(dialog.bySelector('output')).toHaveTextContent(/^1 Termin nicht storniert$/);
  await expect.element(dialog).toHaveTextContent('Erstattung von 75,00 € gescheitert');
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(dialog.bySelector('output')).toHaveTextContent(/^1 Termin storniert$/);
  expect(stage.asked('POST /api/admin/days/{date}/cancel').map(({ body }) => body.booking_ids)).toEqual([[booking.id]]);
});
