import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { PaymentMethod } from '../domain/invoice-kinds.ts';
import type { TaxedVoucher } from '../domain/taxed-voucher.ts';

/** Money that a customer has paid for a booking. */
export interface ReceivedPayment {
  readonly id: string;
  readonly booking_id: string;
  readonly amount_cents: number;
  /** Epoch ms. */
  readonly paid_at: number;
  readonly method: PaymentMethod;
  /** The voucher that has paid, if its tax arose when it was sold: no deposit invoice is issued, the final one deducts it. */
  readonly taxed_voucher: Pick<TaxedVoucher, 'last_four' | 'rate'> | null;
}

/** null: another payment. */
const taxedVoucher = sql`(
  SELECT jsonb_build_object('last_four', voucher_last_four, 'rate', voucher_rate) FROM money_entry
  WHERE money_entry.payment_id = received_payment.id AND money_entry.method = 'voucher'
    AND voucher_purpose = 'single' AND voucher_rate IS NOT NULL LIMIT 1)`;

const select = async (
  db: Database,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`ORDER BY paid_at, id`,
): Promise<ReceivedPayment[]> => {
  const { rows } = await sql<ReceivedPayment>`
    SELECT id, booking_id, amount_cents, paid_at, method, ${taxedVoucher} AS taxed_voucher
    FROM received_payment WHERE ${where} ${order}`.execute(db);
  return rows;
};

/** Returns what was received for a booking, the oldest first. */
export const receivedFor = (db: Database, bookingId: string): Promise<ReceivedPayment[]> =>
  select(db, sql`booking_id = ${bookingId}`);

/**
 * Returns the payments of a booking that the bank of the customer has taken back, wholly or in part: their deposit invoices
 * name money that is not there.
 */
export const lostFor = async (db: Database, bookingId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM disputed_payment WHERE booking_id = ${bookingId} AND state IN ('withdrawn', 'lost')`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/**
 * Returns bookings with a deposit invoice in force of a payment that the bank has taken back for good, and without a final
 * invoice, which has deducted it.
 */
export const bookingsWithLostDeposit = async (db: Database, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ booking_id: string }>`
    SELECT DISTINCT deposit.booking_id FROM invoice AS deposit
    JOIN disputed_payment ON disputed_payment.id = deposit.payment_id AND disputed_payment.state = 'lost'
    WHERE deposit.kind = 'deposit' AND deposit.booking_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = deposit.id)
      AND NOT EXISTS (
        SELECT FROM invoice AS final WHERE final.booking_id = deposit.booking_id AND final.kind = 'final'
          AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = final.id))
    LIMIT ${limit}`.execute(db);
  return rows.map(({ booking_id }) => booking_id);
};

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
    sql`paid_at >= ${at(since)} AND ${taxedVoucher} IS NULL
      AND NOT EXISTS (SELECT FROM invoice WHERE invoice.payment_id = received_payment.id)
      AND NOT EXISTS (
        SELECT FROM invoice WHERE invoice.booking_id = received_payment.booking_id AND invoice.kind = 'final'
          AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = invoice.id))
      AND (amount_cents <= ${without_address_cents}
           OR EXISTS (SELECT FROM invoice_recipient AS recipient WHERE recipient.booking_id = received_payment.booking_id))`,
    sql`ORDER BY paid_at, id LIMIT ${limit}`,
  );
