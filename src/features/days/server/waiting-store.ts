import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NextDue } from '#shared/server/due-queues.ts';
import type { NotAskedReason } from '../domain/moved-day.ts';
import type { DayAction } from './store.ts';

/** A session that waits, with the action it belongs to. */
export type WaitingSession = DayAction & { readonly booking_id: string; readonly attempts: number };

/**
 * Returns the session that is due first at `now` (epoch ms), without a lock. Those to cancel come first: nobody is asked
 * for another time of a session that ends anyway.
 */
export const nextWaiting = async (db: Database, now: number): Promise<WaitingSession | undefined> => {
  const { rows } = await sql<WaitingSession>`
    SELECT day_action.*, booking_id, attempts
    FROM day_action_session JOIN day_action ON day_action.id = day_action_id
    WHERE outcome IS NULL AND next_attempt_at <= ${at(now)}
    ORDER BY day_action.kind, next_attempt_at, day_action_id, booking_id LIMIT 1`.execute(db);
  return rows[0];
};

/** When a session is due next, after `seen`. */
export const nextSessionDue: NextDue = (seen) =>
  sql`SELECT min(next_attempt_at) FROM day_action_session WHERE outcome IS NULL AND next_attempt_at > ${at(seen)}`;

type Session = Pick<WaitingSession, 'id' | 'booking_id'>;

/** Locks a session until the end of the transaction; returns whether it still waits. */
export const stillWaits = async (trx: Database, { id, booking_id }: Session): Promise<boolean> => {
  const { rows } = await sql`
    SELECT 1 FROM day_action_session
    WHERE day_action_id = ${id} AND booking_id = ${booking_id} AND outcome IS NULL FOR UPDATE`.execute(trx);
  return rows.length > 0;
};

/** What became of a session: cancelled, its customer asked, or nothing because of `left_because`. */
export interface SessionResult {
  readonly outcome: 'cancelled' | 'asked' | 'left';
  readonly left_because?: NotAskedReason;
  readonly refund_cents?: number;
  readonly time_request_id?: string;
}

/** Stores the outcome of a session. */
export const storeOutcome = async (
  trx: Database,
  { id, booking_id }: Session,
  result: SessionResult,
): Promise<void> => {
  const { outcome, left_because = null, refund_cents = 0, time_request_id = null } = result;
  await sql`
    UPDATE day_action_session
    SET outcome = ${outcome}, left_because = ${left_because}, refund_cents = ${refund_cents},
        time_request_id = ${time_request_id}, attempts = attempts + 1
    WHERE day_action_id = ${id} AND booking_id = ${booking_id} AND outcome IS NULL`.execute(trx);
};

/** Stores that an attempt failed; without a further attempt (epoch ms), that the session could not be handled. */
export const storeFailure = async (
  db: Database,
  { id, booking_id, attempts }: WaitingSession,
  next: number | undefined,
): Promise<void> => {
  await sql`
    UPDATE day_action_session
    SET attempts = attempts + 1,
        ${next === undefined ? sql`outcome = 'failed'` : sql`next_attempt_at = ${at(next)}`}
    WHERE day_action_id = ${id} AND booking_id = ${booking_id} AND outcome IS NULL AND attempts = ${attempts}`.execute(
    db,
  );
};
