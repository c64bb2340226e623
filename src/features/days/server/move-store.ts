import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { DayTexts } from '../domain/day-session.ts';
import type { NotAskedReason } from '../domain/moved-day.ts';

/** Instants are epoch ms, `day` and `to_day` are Berlin dates. */
export interface DayMoveRow extends DayTexts {
  readonly id: string;
  readonly day: string;
  /** null: the whole studio. */
  readonly resource_id: string | null;
  readonly to_day: string | null;
  readonly keeps_time: boolean;
  readonly hours: number;
  /** The ID of an administrator or an API key. */
  readonly created_by: string;
  readonly created_at: number;
  readonly undone_at: number | null;
  readonly sessions: readonly MoveSessionRow[];
}

export interface MoveSessionRow {
  readonly booking_id: string;
  /** null while it waits. */
  readonly outcome: 'asked' | 'left' | 'failed' | null;
  readonly left_because: NotAskedReason | null;
  readonly time_request_id: string | null;
}

export const insertMove = async (
  trx: Database,
  row: Omit<DayMoveRow, 'sessions' | 'undone_at'>,
  bookingIds: readonly string[],
): Promise<void> => {
  await sql`
    INSERT INTO day_move (id, day, resource_id, to_day, keeps_time, hours, text_de, text_ru, created_by, created_at)
    VALUES (${row.id}, ${row.day}, ${row.resource_id}, ${row.to_day}, ${row.keeps_time}, ${row.hours}, ${row.text_de},
            ${row.text_ru}, ${row.created_by}, ${at(row.created_at)})`.execute(trx);
  await sql`
    INSERT INTO day_move_session (day_move_id, booking_id, next_attempt_at)
    SELECT ${row.id}, booking_id, ${at(row.created_at)} FROM unnest(${bookingIds}::uuid[]) AS wanted (booking_id)
    ORDER BY booking_id`.execute(trx);
};

const select = (where: RawBuilder<unknown>): RawBuilder<DayMoveRow> => sql<DayMoveRow>`
  SELECT day_move.*, coalesce((
    SELECT jsonb_agg(jsonb_build_object('booking_id', booking_id, 'outcome', outcome, 'left_because', left_because,
                                        'time_request_id', time_request_id) ORDER BY booking_id)
    FROM day_move_session WHERE day_move_id = day_move.id), '[]') AS sessions
  FROM day_move WHERE ${where}`;

export const moveById = async (db: Database, id: string): Promise<DayMoveRow | undefined> =>
  (await select(sql`id = ${id}`).execute(db)).rows[0];

/** Returns the actions on a day, the newest first. */
export const movesOn = async (db: Database, day: string): Promise<DayMoveRow[]> =>
  (await sql<DayMoveRow>`${select(sql`day = ${day}`)} ORDER BY created_at DESC, id LIMIT 50`.execute(db)).rows;

/** Returns those of the bookings that wait for being asked. */
export const waitingForMove = async (db: Database, bookingIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ booking_id: string }>`
    SELECT booking_id FROM day_move_session WHERE outcome IS NULL AND booking_id = ANY(${bookingIds}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ booking_id }) => booking_id));
};

/** Returns the last action on a day that contains one of the bookings. */
export const lastMoveWith = async (
  db: Database,
  day: string,
  bookingIds: readonly string[],
): Promise<DayMoveRow | undefined> =>
  (
    await sql<DayMoveRow>`
      ${select(sql`day = ${day} AND id IN (SELECT day_move_id FROM day_move_session
                                           WHERE booking_id = ANY(${bookingIds}::uuid[]))`)}
      ORDER BY created_at DESC, id LIMIT 1`.execute(db)
  ).rows[0];

/** Stores that an action was undone; sessions that wait are not handled any more. */
export const storeUndone = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`UPDATE day_move SET undone_at = ${at(now)} WHERE id = ${id}`.execute(trx);
  await sql`
    UPDATE day_move_session SET outcome = 'left', left_because = 'undone'
    WHERE day_move_id = ${id} AND outcome IS NULL`.execute(trx);
};

/** Marks the failed sessions as waiting again, unless they wait in another action. */
export const retryFailedMoves = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`
    UPDATE day_move_session AS again SET outcome = NULL, attempts = 0, next_attempt_at = ${at(now)}
    WHERE day_move_id = ${id} AND outcome = 'failed' AND NOT EXISTS (
      SELECT 1 FROM day_move_session AS other WHERE other.booking_id = again.booking_id AND other.outcome IS NULL)`.execute(
    trx,
  );
};

/** Deletes up to `limit` actions that were begun before an instant (epoch ms) and wait for nothing. */
export const deleteMoves = async (db: Database, before: number, limit: number): Promise<void> => {
  await sql`
    DELETE FROM day_move WHERE id IN (
      SELECT id FROM day_move WHERE created_at < ${at(before)} AND NOT EXISTS (
        SELECT 1 FROM day_move_session WHERE day_move_id = day_move.id AND outcome IS NULL)
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(db);
};
