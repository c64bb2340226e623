import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { TestResponse } from '#app/server/testing/test-studio.ts';
import type { CreatedBooking } from '../../contract.ts';
import { movingStudio } from './moving-studio.ts';

export const was = '2030-06-12T09:00:00+02:00';
export const later = '2030-06-14T11:00:00+02:00';

/** A studio that asks customers to choose another time. Customers cannot move a session without a request. */
export const askingStudio = () => {
  const moving = movingStudio();
  const { studio, book, put, setRules } = moving;
  const db = () => studio().database.db;
  beforeEach(async () => {
    await setRules({ kind: 'none' });
  });
  /** A confirmed session that was paid online. */
  const paid = async (cents = 10_000): Promise<CreatedBooking> => {
    const booking = await book(was);
    await sql`
      INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, payment_intent, paid_at)
      VALUES (${randomUUID()}, ${booking.booking_id}, ${randomUUID()}, 'https://checkout.example', ${cents}, 'EUR', 'paid',
              now(), ${randomUUID()}, now())`.execute(db());
    await put(booking.booking_id, 'CONFIRMED');
    return booking;
  };
  const ask = ({ booking_id }: CreatedBooking, body: object): Promise<TestResponse> =>
    studio().adminCall('POST', `/api/admin/bookings/${booking_id}/time-request`, body);
  const withdraw = ({ booking_id }: CreatedBooking, body: object = {}): Promise<TestResponse> =>
    studio().adminCall('POST', `/api/admin/bookings/${booking_id}/time-request/withdraw`, body);
  const decline = ({ booking_id, cancel_token }: CreatedBooking, refund?: number): Promise<TestResponse> =>
    studio().call(
      'POST',
      `/api/bookings/${booking_id}/cancel?token=${cancel_token}${refund === undefined ? '' : `&expected_refund=${refund}`}`,
    );
  const outcomes = async ({ booking_id }: CreatedBooking): Promise<(string | null)[]> => {
    const { rows } = await sql<{ outcome: string | null }>`
      SELECT outcome FROM time_request WHERE booking_id = ${booking_id} ORDER BY created_at`.execute(db());
    return rows.map(({ outcome }) => outcome);
  };
  const refunds = async ({ booking_id }: CreatedBooking): Promise<number[]> => {
    const { rows } = await sql<{ cents: number }>`
      SELECT refund.amount_cents AS cents FROM refund JOIN payment ON payment.id = refund.payment_id
      WHERE payment.booking_id = ${booking_id}`.execute(db());
    return rows.map(({ cents }) => cents);
  };
  return { ...moving, db, paid, ask, withdraw, decline, outcomes, refunds };
};
