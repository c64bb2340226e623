import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

export interface PaymentRow {
  readonly id: string;
  readonly booking_id: string;
  readonly session_id: string;
  readonly checkout_url: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly status: 'open' | 'paid' | 'expired' | 'failed';
  readonly expires_at: number;
}

/** The checkout sessions of a booking, newest first. */
export const paymentsOf = async (db: Database, bookingId: string): Promise<PaymentRow[]> => {
  const { rows } = await sql<PaymentRow>`
    SELECT id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at
    FROM payment WHERE booking_id = ${bookingId} ORDER BY created_at DESC, id`.execute(db);
  return rows;
};

/** Keeps a session; the provider may have answered two callers with the same one. */
export const keepPayment = async (db: Database, payment: PaymentRow, now: number): Promise<void> => {
  await sql`
    INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, created_at, updated_at)
    VALUES (${payment.id}, ${payment.booking_id}, ${payment.session_id}, ${payment.checkout_url}, ${payment.amount_cents},
            ${payment.currency}, ${payment.status}, ${at(payment.expires_at)}, ${at(now)}, ${at(now)})
    ON CONFLICT (session_id) DO NOTHING`.execute(db);
};
