import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NotAskedReason } from '../domain/moved-day.ts';
import type { DayMoveRow } from './move-store.ts';

/** A session whose customer is to be asked, with the action it belongs to. */
export interface WaitingMove extends Omit<DayMoveRow, 'id' | 'sessions' | 'undone_at'> {
  readonly day_move_id: string;
  readonly booking_id: string;
  readonly attempts: number;
}

/** Returns the session that is due first at `now` (epoch ms), without a lock. */
export const nextMove = async (db: Database, now: number): Promise<WaitingMove | undefined> => {
  const { rows } = await sql<WaitingMove>`
    SELECT day_move_id, booking_id, day, resource_id, to_day, keeps_time, hours, text_de, text_ru, created_by, created_at,
           attempts
    FROM day_move_session JOIN day_move ON day_move.id = day_move_id
    WHERE outcome IS NULL AND next_attempt_at <= ${at(now)}
    ORDER BY next_attempt_at, day_move_id, booking_id LIMIT 1`.execute(db);
  return rows[0];
};

type Session = Pick<WaitingMove, 'day_move_id' | 'booking_id'>;

/** Locks a session until the end of the transaction; returns whether it still waits. */
export const stillWaitsForMove = async (trx: Database, { day_move_id, booking_id }: Session): Promise<boolean> => {
  const { rows } = await sql`
    SELECT 1 FROM day_move_session
    WHERE day_move_id = ${day_move_id} AND booking_id = ${booking_id} AND outcome IS NULL
    FOR UPDATE`.execute(trx);
  return rows.length > 0;
};

export type MoveOutcome =
  | { readonly outcome: 'asked'; readonly time_request_id: string }
  | { readonly outcome: 'left'; readonly left_because: NotAskedReason };

/** Stores the outcome of a session. */
export const storeMoveOutcome = async (
  trx: Database,
  { day_move_id, booking_id }: Session,
  result: MoveOutcome,
): Promise<void> => {
  const request = result.outcome === 'asked' ? result.time_request_id : null;
  const why = result.outcome === 'left' ? result.left_because : null;
  await sql`
    UPDATE day_move_session
    SET outcome = ${result.outcome}, left_because = ${why}, time_request_id = ${request}, attempts = attempts + 1
    WHERE day_move_id = ${day_move_id} AND booking_id = ${booking_id} AND outcome IS NULL`.execute(trx);
};

/** Stores that an attempt failed; without a further attempt (epoch ms), that the customer could not be asked. */
export const storeMoveFailure = async (
  db: Database,
  { day_move_id, booking_id, attempts }: WaitingMove,
  next: number | undefined,
): Promise<void> => {
  await sql`
    UPDATE day_move_session
    SET attempts = attempts + 1,
        ${next === undefined ? sql`outcome = 'failed'` : sql`next_attempt_at = ${at(next)}`}
    WHERE day_move_id = ${day_move_id} AND booking_id = ${booking_id} AND outcome IS NULL
      AND attempts = ${attempts}`.execute(db);
};
