import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Returns all payment rows of some bookings with their refunds and disputes, oldest first. */
export const paymentRecords = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<{ booking_id: string; record: Record<string, unknown> }[]> => {
  const { rows } = await sql<{ booking_id: string; record: Record<string, unknown> }>`
    SELECT booking_id, to_jsonb(payment) || jsonb_build_object(
      'refunds',
      coalesce((SELECT jsonb_agg(to_jsonb(refund) - 'requested_by' ORDER BY refund.created_at, refund.id) FROM refund
                WHERE payment_id = payment.id), '[]'))
      || coalesce((SELECT jsonb_build_object('disputes', jsonb_agg(to_jsonb(dispute) - 'told_state' ORDER BY dispute.created_at, dispute.id))
                   FROM dispute WHERE dispute.payment_intent = payment.payment_intent HAVING count(*) > 0), '{}') AS record
    FROM payment
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) ORDER BY created_at, id`.execute(db);
  const { rows: cash } = await sql<{ booking_id: string; record: Record<string, unknown> }>`
    SELECT booking_id, to_jsonb(cash_payment) - 'recorded_by' - 'taken_back_by' AS record
    FROM cash_payment
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) ORDER BY recorded_at, id`.execute(db);
  const { rows: transfers } = await sql<{ booking_id: string; record: Record<string, unknown> }>`
    SELECT booking_id, to_jsonb(awaited_transfer) || '{"method": "transfer", "status": "open"}' AS record
    FROM awaited_transfer WHERE booking_id = ANY (${[...bookingIds]}::uuid[])`.execute(db);
  return [...rows, ...cash, ...transfers];
};

/**
 * Returns which of the given bookings have received money, or may yet receive it. Whoever has chosen a transfer may have
 * sent it.
 */
export const bookingsWithMoney = async (db: Database, bookingIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ booking_id: string }>`
    SELECT booking_id FROM payment
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) AND status NOT IN ('expired', 'failed')
    UNION SELECT booking_id FROM cash_payment
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) AND taken_back_at IS NULL
    UNION SELECT booking_id FROM awaited_transfer WHERE booking_id = ANY (${[...bookingIds]}::uuid[])`.execute(db);
  return new Set(rows.map(({ booking_id }) => booking_id));
};
