import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { SiteMethod } from '../domain/site-method.ts';

/** A payment at the studio, in cash or by card. */
export interface CashRow {
  readonly id: string;
  readonly booking_id: string;
  readonly amount_cents: number;
  readonly method: SiteMethod;
  /** ID of the administrator. */
  readonly recorded_by: string;
  /** Epoch ms. */
  readonly recorded_at: number;
}

/** Returns the payments at the studio for bookings, oldest first, without those taken back. */
export const readCash = async (db: Database, bookingIds: readonly string[]): Promise<CashRow[]> => {
  const { rows } = await sql<CashRow>`
    SELECT id, booking_id, amount_cents, method, recorded_by, recorded_at FROM cash_payment
    WHERE taken_back_at IS NULL AND booking_id = ANY(${bookingIds}::uuid[])
    ORDER BY recorded_at, id`.execute(db);
  return rows;
};

/** Whether a payment at the studio is recorded for a booking. The caller has locked the booking. */
export const hasCash = async (trx: Database, bookingId: string): Promise<boolean> =>
  (await readCash(trx, [bookingId])).length > 0;

export const insertCash = async (trx: Database, cash: CashRow): Promise<void> => {
  await sql`
    INSERT INTO cash_payment (id, booking_id, amount_cents, method, recorded_by, recorded_at)
    VALUES (${cash.id}, ${cash.booking_id}, ${cash.amount_cents}, ${cash.method}, ${cash.recorded_by},
            ${at(cash.recorded_at)})`.execute(trx);
};

interface TakenBack {
  readonly booking_id: string;
  /** Left out: all payments at the studio for the booking. */
  readonly payment_id?: string | undefined;
  /** ID of an administrator. */
  readonly actor: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Marks payments at the studio as taken back. Returns those that it marked: none if that was done before. */
export const removeCash = async (
  trx: Database,
  { booking_id, payment_id, actor, now }: TakenBack,
): Promise<Pick<CashRow, 'amount_cents' | 'method'>[]> => {
  const { rows } = await sql<Pick<CashRow, 'amount_cents' | 'method'>>`
    UPDATE cash_payment SET taken_back_by = ${actor}, taken_back_at = ${at(now)}
    WHERE booking_id = ${booking_id} AND taken_back_at IS NULL
      AND ${payment_id === undefined ? sql`true` : sql`id = ${payment_id}`}
    RETURNING amount_cents, method`.execute(trx);
  return rows;
};
