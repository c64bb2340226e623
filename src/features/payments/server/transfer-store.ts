import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** A prepayment that its customer has chosen to transfer. Cents, epoch ms. */
export interface TransferRow {
  readonly booking_id: string;
  readonly amount_cents: number;
  readonly asked_at: number;
  /** Until when it has to arrive. */
  readonly due_at: number;
}

/** Returns the awaited transfers of bookings: only of those that wait for a payment. */
export const awaitedTransfers = async (db: Database, bookingIds: readonly string[]): Promise<TransferRow[]> => {
  const { rows } = await sql<TransferRow>`
    SELECT booking_id, amount_cents, asked_at, due_at FROM awaited_transfer
    WHERE booking_id = ANY(${bookingIds}::uuid[])`.execute(db);
  return rows;
};

/** The same for one booking. */
export const awaitedTransfer = async (db: Database, bookingId: string): Promise<TransferRow | undefined> =>
  (await awaitedTransfers(db, [bookingId]))[0];

/**
 * Awaits a transfer for a booking and returns it. One that is awaited already keeps its deadline, and its amount is that
 * of now. The caller has locked the booking and makes it wait for a payment.
 */
export const awaitTransfer = async (trx: Database, transfer: TransferRow): Promise<TransferRow> => {
  const { rows } = await sql<TransferRow>`
    INSERT INTO awaited_transfer (booking_id, amount_cents, asked_at, due_at)
    VALUES (${transfer.booking_id}, ${transfer.amount_cents}, ${at(transfer.asked_at)}, ${at(transfer.due_at)})
    ON CONFLICT (booking_id) DO UPDATE SET amount_cents = EXCLUDED.amount_cents
    RETURNING booking_id, amount_cents, asked_at, due_at`.execute(trx);
  const [kept] = rows;
  if (!kept) throw new Error('The transfer was not stored');
  return kept;
};

/** Returns all awaited transfers. */
export const everyAwaitedTransfer = async (db: Database): Promise<TransferRow[]> => {
  const { rows } = await sql<TransferRow>`
    SELECT booking_id, amount_cents, asked_at, due_at FROM awaited_transfer`.execute(db);
  return rows;
};
