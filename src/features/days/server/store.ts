import { type RawBuilder, sql } from 'kysely';
import { isId } from '#shared/kernel/ids.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { DayActionKind, DayTexts, LeftReason } from '../domain/day-session.ts';
import type { NotAskedReason } from '../domain/moved-day.ts';

/** Instants are epoch ms, days are Berlin dates. */
interface ActionOfKind<Kind extends DayActionKind> extends DayTexts {
  readonly id: string;
  readonly kind: Kind;
  readonly day: string;
  /** null: the whole studio. */
  readonly resource_id: string | null;
  /** The ID of an administrator or an API key. */
  readonly created_by: string;
  readonly created_at: number;
}

interface CancelAction extends ActionOfKind<'cancel'> {
  readonly is_closed: boolean;
}

interface MoveAction extends ActionOfKind<'move'> {
  readonly to_day: string | null;
  readonly keeps_time: boolean;
  readonly hours: number;
  readonly undone_at: number | null;
}

export type DayAction = CancelAction | MoveAction;

interface SessionRow<Outcome, Reason> {
  readonly booking_id: string;
  /** null while it waits. */
  readonly outcome: Outcome | 'left' | 'failed' | null;
  readonly left_because: Reason | null;
  readonly refund_cents: number;
  readonly time_request_id: string | null;
}

/** An action with its sessions, by kind. */
export interface DayActionRows {
  readonly cancel: CancelAction & { readonly sessions: readonly SessionRow<'cancelled', LeftReason>[] };
  readonly move: MoveAction & { readonly sessions: readonly SessionRow<'asked', NotAskedReason>[] };
}

/** Blocks other actions on a day until the end of the transaction. */
export const lockDay = async (trx: Database, day: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('day_action ' || ${day}, 0))`.execute(trx);
};

/** Returns the ID of a photographer or resource as it is stored; undefined if it does not exist any more. */
export const resourceOf = async (db: Database, id: string): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  const { rows } = await sql<{ id: string }>`
    SELECT resource_id AS id FROM lane_fact WHERE resource_id = ${id} AND retired_at IS NULL LIMIT 1`.execute(db);
  return rows[0]?.id;
};

/** Stores an action with the sessions that wait for it. */
export const insertAction = async (trx: Database, action: DayAction, bookingIds: readonly string[]): Promise<void> => {
  const row = { is_closed: null, to_day: null, keeps_time: null, hours: null, ...action };
  await sql`
    INSERT INTO day_action (id, kind, day, resource_id, text_de, text_ru, created_by, created_at,
                            is_closed, to_day, keeps_time, hours)
    VALUES (${row.id}, ${row.kind}, ${row.day}, ${row.resource_id}, ${row.text_de}, ${row.text_ru}, ${row.created_by},
            ${at(row.created_at)}, ${row.is_closed}, ${row.to_day}, ${row.keeps_time}, ${row.hours})`.execute(trx);
  await sql`
    INSERT INTO day_action_session (day_action_id, kind, booking_id, next_attempt_at)
    SELECT ${row.id}, ${row.kind}, booking_id, ${at(row.created_at)}
    FROM unnest(${bookingIds}::uuid[]) AS wanted (booking_id) ORDER BY booking_id`.execute(trx);
};

export const markClosed = async (trx: Database, id: string): Promise<void> => {
  await sql`UPDATE day_action SET is_closed = true WHERE id = ${id}`.execute(trx);
};

/** Returns those of the bookings that wait in an action of a kind. */
export const waitingOf = async (
  db: Database,
  kind: DayActionKind,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ booking_id: string }>`
    SELECT booking_id FROM day_action_session
    WHERE kind = ${kind} AND outcome IS NULL AND booking_id = ANY(${bookingIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ booking_id }) => booking_id));
};

const select = <Kind extends DayActionKind>(
  kind: Kind,
  where: RawBuilder<unknown>,
): RawBuilder<DayActionRows[Kind]> => sql<DayActionRows[Kind]>`
  SELECT day_action.*, coalesce((
    SELECT jsonb_agg(jsonb_build_object('booking_id', booking_id, 'outcome', outcome, 'left_because', left_because,
                                        'refund_cents', refund_cents, 'time_request_id', time_request_id)
                     ORDER BY booking_id)
    FROM day_action_session WHERE day_action_id = day_action.id), '[]') AS sessions
  FROM day_action WHERE kind = ${kind} AND ${where} ORDER BY created_at DESC, id LIMIT 50`;

export const actionById = async <Kind extends DayActionKind>(
  db: Database,
  kind: Kind,
  id: string,
): Promise<DayActionRows[Kind] | undefined> => (await select(kind, sql`id = ${id}`).execute(db)).rows[0];

/** Returns the actions of a kind on a day, the newest first. */
export const actionsOn = async <Kind extends DayActionKind>(
  db: Database,
  kind: Kind,
  day: string,
): Promise<DayActionRows[Kind][]> => (await select(kind, sql`day = ${day}`).execute(db)).rows;

/** Returns the last action of a kind on a day that contains one of the bookings. */
export const lastActionWith = async <Kind extends DayActionKind>(
  db: Database,
  { kind, day }: { readonly kind: Kind; readonly day: string },
  bookingIds: readonly string[],
): Promise<DayActionRows[Kind] | undefined> => {
  const withOne = sql`id IN (SELECT day_action_id FROM day_action_session WHERE booking_id = ANY(${bookingIds}::uuid[]))`;
  return (await select(kind, sql`day = ${day} AND ${withOne}`).execute(db)).rows[0];
};

/** Stores that an action was undone; sessions that wait are not handled any more. */
export const storeUndone = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`UPDATE day_action SET undone_at = ${at(now)} WHERE id = ${id}`.execute(trx);
  await sql`
    UPDATE day_action_session SET outcome = 'left', left_because = 'undone'
    WHERE day_action_id = ${id} AND outcome IS NULL`.execute(trx);
};

/** Marks the failed sessions as waiting again, unless they wait in another action of the kind. */
export const retryFailed = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`
    UPDATE day_action_session AS again SET outcome = NULL, attempts = 0, next_attempt_at = ${at(now)}
    WHERE day_action_id = ${id} AND outcome = 'failed' AND NOT EXISTS (
      SELECT 1 FROM day_action_session AS other
      WHERE other.booking_id = again.booking_id AND other.kind = again.kind AND other.outcome IS NULL)`.execute(trx);
};

/** Deletes up to `limit` actions that were begun before an instant (epoch ms) and wait for nothing. */
export const deleteDayActions = async (db: Database, before: number, limit: number): Promise<void> => {
  await sql`
    DELETE FROM day_action WHERE id IN (
      SELECT id FROM day_action WHERE created_at < ${at(before)} AND NOT EXISTS (
        SELECT 1 FROM day_action_session WHERE day_action_id = day_action.id AND outcome IS NULL)
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(db);
};
