import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NextDue } from '#shared/server/due-queues.ts';
import type { DayTexts, LeftReason } from '../domain/day-session.ts';

/** A session that is to be cancelled, with the action it belongs to. */
export interface WaitingSession extends DayTexts {
  readonly day_cancellation_id: string;
  readonly booking_id: string;
  readonly day: string;
  readonly resource_id: string | null;
  readonly created_by: string;
  readonly attempts: number;
}

/** Returns the session that is due first at `now` (epoch ms), without a lock. */
export const nextWaiting = async (db: Database, now: number): Promise<WaitingSession | undefined> => {
  const { rows } = await sql<WaitingSession>`
    SELECT day_cancellation_id, booking_id, day, resource_id, text_de, text_ru, created_by, attempts
    FROM day_cancellation_session JOIN day_cancellation ON day_cancellation.id = day_cancellation_id
    WHERE outcome IS NULL AND next_attempt_at <= ${at(now)}
    ORDER BY next_attempt_at, day_cancellation_id, booking_id LIMIT 1`.execute(db);
  return rows[0];
};

/** When a session of a cancelled or of a moved day is due next, after `seen`. */
export const nextSessionDue: NextDue = (seen) => sql`
  SELECT least(
    (SELECT min(next_attempt_at) FROM day_cancellation_session WHERE outcome IS NULL AND next_attempt_at > ${at(seen)}),
    (SELECT min(next_attempt_at) FROM day_move_session WHERE outcome IS NULL AND next_attempt_at > ${at(seen)}))`;

type Session = Pick<WaitingSession, 'day_cancellation_id' | 'booking_id'>;

/** Locks a session until the end of the transaction; returns whether it still waits. */
export const stillWaits = async (trx: Database, { day_cancellation_id, booking_id }: Session): Promise<boolean> => {
  const { rows } = await sql`
    SELECT 1 FROM day_cancellation_session
    WHERE day_cancellation_id = ${day_cancellation_id} AND booking_id = ${booking_id} AND outcome IS NULL
    FOR UPDATE`.execute(trx);
  return rows.length > 0;
};

export type Outcome =
  | { readonly outcome: 'cancelled'; readonly refund_cents: number }
  | { readonly outcome: 'left'; readonly left_because: LeftReason };

/** Stores the outcome of a session. */
export const storeOutcome = async (
  trx: Database,
  { day_cancellation_id, booking_id }: Session,
  result: Outcome,
): Promise<void> => {
  const refund = result.outcome === 'cancelled' ? result.refund_cents : 0;
  const why = result.outcome === 'left' ? result.left_because : null;
  await sql`
    UPDATE day_cancellation_session
    SET outcome = ${result.outcome}, left_because = ${why}, refund_cents = ${refund}, attempts = attempts + 1
    WHERE day_cancellation_id = ${day_cancellation_id} AND booking_id = ${booking_id} AND outcome IS NULL`.execute(trx);
};

/** Stores that an attempt failed; without a further attempt (epoch ms), that the session could not be cancelled. */
export const storeFailure = async (
  db: Database,
  { day_cancellation_id, booking_id, attempts }: WaitingSession,
  next: number | undefined,
): Promise<void> => {
  await sql`
    UPDATE day_cancellation_session
    SET attempts = attempts + 1,
        ${next === undefined ? sql`outcome = 'failed'` : sql`next_attempt_at = ${at(next)}`}
    WHERE day_cancellation_id = ${day_cancellation_id} AND booking_id = ${booking_id} AND outcome IS NULL
      AND attempts = ${attempts}`.execute(db);
};
