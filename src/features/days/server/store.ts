import { type RawBuilder, sql } from 'kysely';
import { isId } from '#shared/kernel/ids.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { DayTexts, LeftReason } from '../domain/day-session.ts';

/** Instants are epoch ms, `day` is a Berlin date. */
export interface DayCancellationRow extends DayTexts {
  readonly id: string;
  readonly day: string;
  /** null: the whole studio. */
  readonly resource_id: string | null;
  readonly is_closed: boolean;
  /** The ID of an administrator or an API key. */
  readonly created_by: string;
  readonly created_at: number;
  readonly sessions: readonly SessionRow[];
}

export interface SessionRow {
  readonly booking_id: string;
  /** null while it waits. */
  readonly outcome: 'cancelled' | 'left' | 'failed' | null;
  readonly left_because: LeftReason | null;
  readonly refund_cents: number;
}

/** Blocks other actions on a day until the end of the transaction. */
export const lockDay = async (trx: Database, day: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('day_cancellation ' || ${day}, 0))`.execute(trx);
};

/** Returns the ID of a photographer or resource as it is stored; undefined if it does not exist any more. */
export const resourceOf = async (db: Database, id: string): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  const { rows } = await sql<{ id: string }>`
    SELECT resource_id AS id FROM lane_fact WHERE resource_id = ${id} AND retired_at IS NULL LIMIT 1`.execute(db);
  return rows[0]?.id;
};

export const insertCancellation = async (
  trx: Database,
  row: Omit<DayCancellationRow, 'sessions' | 'is_closed'>,
): Promise<void> => {
  await sql`
    INSERT INTO day_cancellation (id, day, resource_id, text_de, text_ru, created_by, created_at)
    VALUES (${row.id}, ${row.day}, ${row.resource_id}, ${row.text_de}, ${row.text_ru}, ${row.created_by},
            ${at(row.created_at)})`.execute(trx);
};

/** Adds sessions that are to be cancelled. `now`: epoch ms. */
export const insertSessions = async (
  trx: Database,
  id: string,
  bookingIds: readonly string[],
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO day_cancellation_session (day_cancellation_id, booking_id, next_attempt_at)
    SELECT ${id}, booking_id, ${at(now)} FROM unnest(${bookingIds}::uuid[]) AS wanted (booking_id)
    ORDER BY booking_id`.execute(trx);
};

export const markClosed = async (trx: Database, id: string): Promise<void> => {
  await sql`UPDATE day_cancellation SET is_closed = true WHERE id = ${id}`.execute(trx);
};

/** Returns those of the bookings that are still to be cancelled. */
export const waitingOf = async (db: Database, bookingIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ booking_id: string }>`
    SELECT booking_id FROM day_cancellation_session
    WHERE outcome IS NULL AND booking_id = ANY(${bookingIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ booking_id }) => booking_id));
};

const select = (where: RawBuilder<unknown>): RawBuilder<DayCancellationRow> => sql<DayCancellationRow>`
  SELECT day_cancellation.*, coalesce((
    SELECT jsonb_agg(jsonb_build_object('booking_id', booking_id, 'outcome', outcome, 'left_because', left_because,
                                        'refund_cents', refund_cents) ORDER BY booking_id)
    FROM day_cancellation_session WHERE day_cancellation_id = day_cancellation.id), '[]') AS sessions
  FROM day_cancellation WHERE ${where}`;

export const cancellationById = async (db: Database, id: string): Promise<DayCancellationRow | undefined> =>
  (await select(sql`id = ${id}`).execute(db)).rows[0];

/** Returns the actions on a day, the newest first. */
export const cancellationsOn = async (db: Database, day: string): Promise<DayCancellationRow[]> =>
  (await sql<DayCancellationRow>`${select(sql`day = ${day}`)} ORDER BY created_at DESC, id LIMIT 50`.execute(db)).rows;

/** Returns the last action on a day that contains one of the bookings. */
export const lastWith = async (
  db: Database,
  day: string,
  bookingIds: readonly string[],
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM day_cancellation
    WHERE day = ${day} AND id IN (SELECT day_cancellation_id FROM day_cancellation_session
                                  WHERE booking_id = ANY(${bookingIds}::uuid[]))
    ORDER BY created_at DESC, id LIMIT 1`.execute(db);
  return rows[0]?.id;
};

/** Marks the sessions that could not be cancelled as waiting again, unless they wait in another action. */
export const retryFailed = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`
    UPDATE day_cancellation_session AS again SET outcome = NULL, attempts = 0, next_attempt_at = ${at(now)}
    WHERE day_cancellation_id = ${id} AND outcome = 'failed'
      AND NOT EXISTS (SELECT 1 FROM day_cancellation_session AS other
                      WHERE other.booking_id = again.booking_id AND other.outcome IS NULL)`.execute(trx);
};

/** Deletes up to `limit` actions that were begun before an instant (epoch ms) and wait for nothing. */
export const deleteCancellations = async (db: Database, before: number, limit: number): Promise<void> => {
  await sql`
    DELETE FROM day_cancellation WHERE id IN (
      SELECT id FROM day_cancellation WHERE created_at < ${at(before)} AND NOT EXISTS (
        SELECT 1 FROM day_cancellation_session WHERE day_cancellation_id = day_cancellation.id AND outcome IS NULL)
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(db);
};
