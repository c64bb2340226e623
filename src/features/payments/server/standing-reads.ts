import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { milliseconds } from '#shared/server/database/milliseconds.ts';
import type { KnownPayment, KnownRefund } from '../domain/payment-standing.ts';

export interface StoredRefund extends KnownRefund {
  readonly id: string;
  readonly failure: string | null;
  readonly requested_by: string;
  /** Epoch ms. */
  readonly created_at: number;
}

export interface StoredPayment extends KnownPayment {
  readonly id: string;
  readonly booking_id: string;
  readonly payment_intent: string | null;
  readonly refunds: readonly StoredRefund[];
}

/** The ids of all bookings that a prepayment was ever asked for. */
export const bookingsWithPayments = async (db: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ booking_id: string }>`
    SELECT DISTINCT booking_id FROM payment WHERE booking_id IS NOT NULL AND status <> 'asking'`.execute(db);
  return new Set(rows.map(({ booking_id }) => booking_id));
};

/** Everything known of the money for these bookings, oldest first. */
export const readPayments = async (db: Database, bookingIds: readonly string[]): Promise<StoredPayment[]> => {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<StoredPayment>`
    SELECT payment.id, booking_id, payment.payment_intent, status, amount_cents, currency, asked_at, paid_at,
           refund_needed, problem, coalesce(charge_refund.refunded_cents, 0) AS charge_refunded_cents,
           coalesce(given.refunds, '[]') AS refunds
    FROM payment
    LEFT JOIN charge_refund ON charge_refund.payment_intent = payment.payment_intent
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(
               'id', refund.id, 'amount_cents', refund.amount_cents, 'status', refund.status, 'refund_id', refund.refund_id,
               'failure', refund.failure, 'requested_by', refund.requested_by,
               'created_at', ${milliseconds(sql`refund.created_at`)}) ORDER BY refund.created_at, refund.id) AS refunds
      FROM refund WHERE refund.payment_id = payment.id OR refund.payment_intent = payment.payment_intent
    ) AS given ON true
    WHERE booking_id = ANY(${bookingIds}::uuid[])
    ORDER BY payment.created_at, payment.id`.execute(db);
  return rows;
};
