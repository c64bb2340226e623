import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { conflict } from '#shared/contract/problem.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';

/** A fee in force. */
export interface StoredFee {
  readonly percent: number;
  readonly amount_cents: number;
  /** ID of an administrator. */
  readonly charged_by: string;
  /** Epoch ms. */
  readonly charged_at: number;
}

/** Returns the fees in force of bookings, by their IDs. */
export const feesInForce = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFee>> => {
  const { rows } = await sql<StoredFee & { readonly booking_id: string }>`
    SELECT booking_id, percent, amount_cents, charged_by, charged_at FROM no_show_fee
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) AND taken_back_at IS NULL`.execute(db);
  return new Map(rows.map(({ booking_id, ...fee }) => [booking_id, fee]));
};

interface NewFee extends StoredFee {
  readonly booking_id: string;
  readonly price_cents: number;
}

/** Stores a fee; from then on its booking owes it. Throws 409 while a final invoice is in force. */
export const insertFee = async (trx: Database, fee: NewFee): Promise<void> => {
  await sql`
    INSERT INTO no_show_fee (id, booking_id, percent, price_cents, amount_cents, charged_by, charged_at)
    VALUES (${randomUUID()}, ${fee.booking_id}, ${fee.percent}, ${fee.price_cents}, ${fee.amount_cents},
            ${fee.charged_by}, ${at(fee.charged_at)})`
    .execute(trx)
    .catch(refuseInvoiced);
};

/** Takes the fee of a booking back; the row stays. Throws 409 while a final invoice is in force. */
export const takeFeeBack = async (trx: Database, bookingId: string, actor: string, now: number): Promise<void> => {
  await sql`
    UPDATE no_show_fee SET taken_back_by = ${actor}, taken_back_at = ${at(now)}
    WHERE booking_id = ${bookingId} AND taken_back_at IS NULL`
    .execute(trx)
    .catch(refuseInvoiced);
};

const refuseInvoiced = (error: unknown): never => {
  if (violatedConstraint(error) !== 'no_show_fee_before_invoice') throw error;
  throw conflict('invoiced', 'A final invoice of this booking is in force. Cancel it first.');
};

/** SQL for all fees of the booking of the enclosing statement, as JSON, those that were taken back included. */
export const feesOfBooking = sql`(
  SELECT coalesce(jsonb_agg(to_jsonb(fee) - '{id,booking_id,charged_by,taken_back_by}'::text[] ORDER BY fee.charged_at), '[]')
  FROM no_show_fee AS fee WHERE fee.booking_id = booking.id)`;
