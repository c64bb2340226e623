import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { CreatedBooking } from '../../contract.ts';
import { movingStudio, onceFree } from '../testing/moving-studio.ts';

const { studio, book, put, edit, setRules, look, move, read } = movingStudio();
const db = () => studio().database.db;
const was = '2030-06-19T09:00:00+02:00';

beforeEach(async () => {
  const refund_stages = [
    { days_before: 7, percent: 100 },
    { days_before: 2, percent: 50 },
  ];
  await studio().adminCall('PUT', '/api/admin/payments/settings', { refund_rule_enabled: true, refund_stages });
  await setRules({ ...onceFree, free_moves: 5 });
});

/** A confirmed session on Wednesday, 19 June, 9:00, paid with 100.00 EUR. */
const paid = async (): Promise<CreatedBooking> => {
  const booking = await book(was);
  await sql`
    INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, payment_intent, paid_at)
    VALUES (${randomUUID()}, ${booking.booking_id}, ${randomUUID()}, 'https://checkout.example', 10000, 'EUR', 'paid',
            now(), ${randomUUID()}, now())`.execute(db());
  await put(booking.booking_id, 'CONFIRMED');
  return booking;
};
const refundAt = async (booking: CreatedBooking, now: string): Promise<number> => {
  studio().setNow(now);
  return (await look(booking)).body.refund_amount;
};

it('what is paid stays paid when the customer moves the session (MOVE-03)', async () => {
  const booking = await paid();
  expect((await move(booking, '2030-06-21T09:00:00', 0)).body).toMatchObject({ paid_amount: 100, status: 'CONFIRMED' });
  expect((await read(booking.booking_id)).payment).toMatchObject({ status: 'paid', amount: 100 });
});

it('a later start does not improve the refund: the stages count from the first start (MOVE-03)', async () => {
  const booking = await paid();
  await move(booking, '2030-07-02T09:00:00', 0);
  expect(await refundAt(booking, '2030-06-12T08:59')).toBe(100);
  expect(await refundAt(booking, '2030-06-12T09:00')).toBe(50);
  expect(await refundAt(booking, '2030-06-17T09:00')).toBe(0);
});

it('an earlier start counts from then on, also if the session is moved back (MOVE-03)', async () => {
  const booking = await paid();
  await move(booking, '2030-06-14T09:00:00', 0);
  await move(booking, was, 0);
  expect(await refundAt(booking, '2030-06-07T09:00')).toBe(50);
});

it('when the studio moves the session, the stages and days count from the new start (MOVE-03)', async () => {
  const booking = await paid();
  await move(booking, '2030-06-21T09:00:00', 0);
  expect((await edit(booking.booking_id, { start: '2030-06-27T09:00:00' })).status).toBe(200);
  expect((await look(booking)).body.move.last_date).toBe('2030-07-17');
  expect(await refundAt(booking, '2030-06-20T08:59')).toBe(100);
  expect(await refundAt(booking, '2030-06-25T08:59')).toBe(50);
});

it('a session that could not be cancelled any more gets no refund after a move (MOVE-03)', async () => {
  await studio().adminCall('PUT', '/api/admin/payments/settings', {
    refund_stages: [{ days_before: 0, percent: 100 }],
  });
  await setRules({ ...onceFree, until_hours: 0 });
  const booking = await paid();
  studio().setNow('2030-06-18T12:00');
  expect((await look(booking)).body).toMatchObject({ can_cancel: false });
  await move(booking, '2030-07-02T09:00:00', 0);
  expect((await look(booking)).body).toMatchObject({ can_cancel: true, refund_amount: 0, refund_periods: [] });
});

it('the amount that is shown is the amount that is refunded (MOVE-03)', async () => {
  const booking = await paid();
  await move(booking, '2030-07-02T09:00:00', 0);
  expect(await refundAt(booking, '2030-06-13T09:00')).toBe(50);
  const cancelled = await studio().call(
    'POST',
    `/api/bookings/${booking.booking_id}/cancel?token=${booking.cancel_token}&expected_refund=50`,
  );
  expect(cancelled.body).toMatchObject({ status: 'CANCELLED', refunded_amount: 50 });
});
