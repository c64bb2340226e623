import { sql } from 'kysely';
import type { Database } from './database/database.ts';

/** Something that was recorded since somebody last asked. */
export interface AuditNews {
  readonly action: string;
  readonly actor: string;
  readonly booking_id: string | null;
}

export interface NewsSince {
  /** To ask with next time. */
  readonly cursor: string;
  readonly entries: readonly AuditNews[];
  /** There is more; ask again. */
  readonly more: boolean;
  /** The cursor was none of this database: whatever is known may be out of date. */
  readonly restarted: boolean;
}

/** How far behind the newest entry one may still be missing because its transaction has not ended. */
const span = 1000;
const mostGaps = 100;
const atOnce = 500;

/**
 * What was recorded after a cursor. Entries become visible in the order their transactions end, not in the order of
 * their ids; so a cursor names the newest id that was seen and the ids before it that were not, and none is missed. It
 * reads the end of one index, so asking costs next to nothing while nothing happens. Without a cursor it begins at an
 * instant, `since` in epoch ms, or now.
 */
export const auditSince = async (db: Database, cursor: string | undefined, since?: number): Promise<NewsSince> => {
  const known = parse(cursor ?? (since === undefined ? undefined : await cursorAt(db, since)));
  const { rows } = await sql<AuditNews & { id: number; newest: number }>`
    WITH newest AS (SELECT coalesce(max(id), 0) AS id FROM audit_entry)
    SELECT newest.id AS newest, entry.id, entry.action, entry.actor, entry.booking_id FROM newest
    LEFT JOIN LATERAL (
      SELECT id, action, actor, booking_id FROM audit_entry
      WHERE (id > ${known?.last ?? null} OR id = ANY (${known?.gaps ?? []}::bigint[])) ORDER BY id LIMIT ${atOnce}
    ) AS entry ON true`.execute(db);
  const newest = rows[0]?.newest ?? 0;
  if (!known || newest < known.last) return { ...(await beginning(db)), restarted: cursor !== undefined };
  const entries = rows.filter(({ id }) => id !== null);
  const seen = new Set(entries.map(({ id }) => id));
  const last = Math.max(known.last, ...seen);
  const passed = range(Math.max(known.last, last - span) + 1, last);
  const gaps = [...known.gaps, ...passed].filter((id) => !seen.has(id) && id > last - span);
  return { cursor: format(last, gaps), entries, more: entries.length === atOnce, restarted: false };
};

/** The cursor of whoever had asked right before an instant; goes back as far as entries may come late. */
const cursorAt = async (db: Database, since: number): Promise<string> => {
  const { rows } = await sql<{ id: number; at: number }>`
    SELECT id, at FROM audit_entry ORDER BY id DESC LIMIT ${span}`.execute(db);
  const first = rows.findLast(({ at }) => at >= since)?.id;
  if (first === undefined) return (await beginning(db)).cursor;
  const there = new Set(rows.map(({ id }) => id));
  const oldest = Math.max(rows.at(-1)?.id ?? 0, first - span);
  return format(
    first - 1,
    range(oldest, first - 1).filter((id) => !there.has(id)),
  );
};

/** From now on: of the last ids, those that are not there may still come. */
const beginning = async (db: Database): Promise<NewsSince> => {
  const { rows } = await sql<{ id: number }>`SELECT id FROM audit_entry ORDER BY id DESC LIMIT ${span}`.execute(db);
  const last = rows[0]?.id ?? 0;
  const first = Math.max(rows.at(-1)?.id ?? 0, last - span + 1);
  const there = new Set(rows.map(({ id }) => id));
  const gaps = range(first, last).filter((id) => !there.has(id));
  return { cursor: format(last, gaps), entries: [], more: false, restarted: false };
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const format = (last: number, gaps: readonly number[]): string => [last, ...gaps.slice(-mostGaps)].join('-');

const parse = (cursor: string | undefined): { readonly last: number; readonly gaps: readonly number[] } | undefined => {
  if (cursor === undefined || !/^\d{1,15}(?:-\d{1,15}){0,100}$/.test(cursor)) return undefined;
  const [last = 0, ...gaps] = cursor.split('-').map(Number);
  return { last, gaps };
};
