import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { type DisputeState, disputeAfter } from '../../domain/provider/dispute.ts';
import type { DisputeReport } from '../../domain/provider/provider-report.ts';

/** A dispute as it is stored; instants are epoch ms. */
interface DisputeRow {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount_cents: number;
  readonly state: DisputeState;
  readonly reported_at: number;
}

/**
 * Stores what the provider has reported at `reported_at` (epoch ms) about a dispute; reports may arrive late, twice or in
 * any order. A dispute without a payment intent is of no payment of this studio.
 */
export const storeDispute = async (
  trx: Database,
  { dispute_id: id, payment_intent, amount_cents, state, reason }: DisputeReport,
  { reported_at, now }: { readonly reported_at: number; readonly now: number },
): Promise<void> => {
  if (payment_intent === null) return;
  const { rows: inserted } = await sql`
    INSERT INTO dispute (id, payment_intent, amount_cents, state, reason, reported_at, created_at, updated_at)
    VALUES (${id}, ${payment_intent}, ${amount_cents}, ${state}, ${reason}, ${at(reported_at)}, ${at(now)}, ${at(now)})
    ON CONFLICT (id) DO NOTHING RETURNING id`.execute(trx);
  if (inserted.length > 0) return;
  const { rows } = await sql<DisputeRow>`
    SELECT id, payment_intent, amount_cents, state, reported_at FROM dispute WHERE id = ${id} FOR UPDATE`.execute(trx);
  const [before] = rows;
  if (!before) return;
  const after = disputeAfter(before, { ...before, amount_cents, state, reported_at });
  if (after === before) return;
  await sql`
    UPDATE dispute SET state = ${after.state}, amount_cents = ${after.amount_cents}, reported_at = ${at(after.reported_at)},
                       updated_at = ${at(now)}
    WHERE id = ${id}`.execute(trx);
};

/** Whether a payment is contested or lost. */
export const isIntentContested = async (db: Database, intent: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM dispute WHERE payment_intent = ${intent} AND state <> 'won' LIMIT 1`.execute(db);
  return rows.length > 0;
};

/** Returns the ids of the disputes that are not decided, the longest unchanged first. */
export const undecidedDisputes = async (db: Database, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM dispute WHERE state IN ('contested', 'withdrawn') ORDER BY updated_at, id LIMIT ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** What the studio is told of a dispute: that the money is away already is not told on its own. */
export type ToldState = Exclude<DisputeState, 'withdrawn'>;

const toTell = sql`CASE state WHEN 'withdrawn' THEN 'contested' ELSE state END`;

export interface UntoldDispute {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount_cents: number;
  readonly state: ToldState;
  /** null: the studio knows nothing of it yet. */
  readonly told_state: ToldState | null;
}

/** Returns the disputes whose state the studio has not been told, the oldest first. */
export const untoldDisputes = async (db: Database): Promise<UntoldDispute[]> => {
  const { rows } = await sql<UntoldDispute>`
    SELECT id, payment_intent, amount_cents, ${toTell} AS state, told_state FROM dispute
    WHERE told_state IS DISTINCT FROM ${toTell} ORDER BY created_at, id`.execute(db);
  return rows;
};

/** Marks the state of a dispute as told; returns what is to be told, undefined if another process was faster. */
export const markDisputeTold = async (trx: Database, id: string): Promise<UntoldDispute | undefined> => {
  const { rows } = await sql<UntoldDispute>`
    UPDATE dispute SET told_state = ${toTell}
    FROM (SELECT id, told_state AS before FROM dispute WHERE id = ${id} FOR UPDATE) AS known
    WHERE dispute.id = known.id
      AND before IS DISTINCT FROM ${toTell}
    RETURNING dispute.id, payment_intent, amount_cents, dispute.told_state AS state, before AS told_state`.execute(trx);
  return rows[0];
};
