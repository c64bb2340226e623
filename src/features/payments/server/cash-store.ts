import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

export interface CashRow {
  readonly id: string;
  readonly booking_id: string;
  readonly amount_cents: number;
  /** Epoch ms. */
  readonly recorded_at: number;
}

export interface NewCash extends CashRow {
  /** ID of an administrator. */
  readonly actor: string;
}

/** Returns the cash payments of bookings, without the removed ones. */
export const readCash = async (db: Database, bookingIds: readonly string[]): Promise<CashRow[]> => {
  const { rows } = await sql<CashRow>`
    SELECT id, booking_id, amount_cents, recorded_at FROM cash_payment
    WHERE taken_back_at IS NULL AND booking_id = ANY(${bookingIds}::uuid[])
    ORDER BY recorded_at, id`.execute(db);
  return rows;
};

/** Whether a cash payment is recorded for a booking. The caller has locked the booking. */
export const hasCash = async (trx: Database, bookingId: string): Promise<boolean> =>
  (await readCash(trx, [bookingId])).length > 0;

export const insertCash = async (trx: Database, cash: NewCash): Promise<void> => {
  await sql`
    INSERT INTO cash_payment (id, booking_id, amount_cents, recorded_by, recorded_at)
    VALUES (${cash.id}, ${cash.booking_id}, ${cash.amount_cents}, ${cash.actor}, ${at(cash.recorded_at)})`.execute(trx);
};

/** Removes the cash payment of a booking. Returns its amount in cents, 0 if there was none. */
export const removeCash = async (trx: Database, bookingId: string, actor: string, now: number): Promise<number> => {
  const { rows } = await sql<{ amount_cents: number }>`
    UPDATE cash_payment SET taken_back_by = ${actor}, taken_back_at = ${at(now)}
    WHERE booking_id = ${bookingId} AND taken_back_at IS NULL RETURNING amount_cents`.execute(trx);
  return rows[0]?.amount_cents ?? 0;
};
