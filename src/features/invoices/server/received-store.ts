import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { PaymentMethod } from '../domain/invoice-kinds.ts';

/** Money that a customer has paid for a booking. */
export interface ReceivedPayment {
  readonly id: string;
  readonly booking_id: string;
  readonly amount_cents: number;
  /** Epoch ms. */
  readonly paid_at: number;
  readonly method: PaymentMethod;
}

const select = async (
  db: Database,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`ORDER BY paid_at, id`,
): Promise<ReceivedPayment[]> => {
  const { rows } = await sql<ReceivedPayment>`
    SELECT id, booking_id, amount_cents, paid_at, method FROM received_payment WHERE ${where} ${order}`.execute(db);
  return rows;
};

/** Returns what was received for a booking, the oldest first. */
export const receivedFor = (db: Database, bookingId: string): Promise<ReceivedPayment[]> =>
  select(db, sql`booking_id = ${bookingId}`);

/**
 * Returns payments since an instant that no document was ever issued for, the oldest first. Payments above
 * `without_address_cents` are left out until the address of the customer is known, and so are those after a final
 * invoice.
 */
export const paymentsToInvoice = (
  db: Database,
  { since, without_address_cents, limit }: { since: number; without_address_cents: number; limit: number },
): Promise<ReceivedPayment[]> =>
  select(
    db,
    sql`paid_at >= ${at(since)}
      AND NOT EXISTS (SELECT FROM invoice WHERE invoice.payment_id = received_payment.id)
      AND NOT EXISTS (
        SELECT FROM invoice WHERE invoice.booking_id = received_payment.booking_id AND invoice.kind = 'final'
          AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = invoice.id))
      AND (amount_cents <= ${without_address_cents}
           OR EXISTS (SELECT FROM invoice_recipient AS recipient WHERE recipient.booking_id = received_payment.booking_id))`,
    sql`ORDER BY paid_at, id LIMIT ${limit}`,
  );
