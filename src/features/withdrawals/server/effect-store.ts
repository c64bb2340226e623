import { sql } from 'kysely';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { insertRow } from '#shared/server/database/insert.ts';
import type { WithdrawalOutcome } from '../domain/withdrawal.ts';

/** Whether a declaration about a booking has taken effect before. The caller holds the lock of the booking. */
export const hasTakenEffect = async (trx: Database, bookingId: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM withdrawal_effect WHERE booking_id = ${bookingId}`.execute(trx);
  return rows.length > 0;
};

interface EffectRow {
  readonly booking_id: string;
  readonly declaration_id: string;
  /** Epoch ms. */
  readonly effective_at: number;
  /** 'customer', or the id of an administrator. */
  readonly effected_by: string;
  readonly outcome: WithdrawalOutcome;
  readonly refund_cents: number;
}

/** The effect of a declaration that is confirmed after it was made; that of others is inserted with them. */
export const insertEffect = (trx: Database, row: EffectRow): Promise<void> =>
  insertRow(trx, 'withdrawal_effect', { ...row, effective_at: at(row.effective_at) });

/**
 * Counts the declarations without a proof about a mailbox in the last 24 hours. Those about one mailbox wait for each
 * other until the end of the transaction.
 */
export const countUnproven = async (trx: Database, email: string, now: number): Promise<number> => {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('withdrawal.unproven ' || canonical_email(${email}), 0))`.execute(
    trx,
  );
  const { rows } = await sql<{ declared: number }>`
    SELECT count(*) AS declared FROM withdrawal_declaration
    WHERE canonical_email(customer_email) = canonical_email(${email}) AND declared_at > ${at(now - DAY)}
      AND (is_unproven OR outcome = 'unknown')`.execute(trx);
  return rows[0]?.declared ?? 0;
};
