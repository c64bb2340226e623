import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** An audit entry, as `auditSince` reports it. */
export interface AuditChange {
  readonly action: string;
  readonly actor: string;
  readonly booking_id: string | null;
}

export interface ChangesSince {
  /** The cursor for the next call. */
  readonly cursor: string;
  readonly entries: readonly AuditChange[];
  /** Whether there are further entries; call again at once. */
  readonly more: boolean;
  /** The cursor is not from this database, so anything cached may be stale. */
  readonly restarted: boolean;
}

/** Ids up to this far below the newest one may still appear, because their transactions have not ended. */
const span = 1000;
const mostGaps = 100;
const atOnce = 500;

/**
 * Returns the audit entries recorded after a cursor. Entries become visible in the order in which their transactions
 * end, not in the order of their ids. A cursor therefore holds the newest id that was seen and the lower ids that were
 * not, so that no entry is missed. Only the end of one index is read, so a call without new entries is cheap. Without a
 * cursor it starts at the instant `since` (epoch ms), or now.
 */
export const auditSince = async (db: Database, cursor: string | undefined, since?: number): Promise<ChangesSince> => {
  const known = parse(cursor ?? (since === undefined ? undefined : await cursorAt(db, since)));
  const { rows } = await sql<AuditChange & { id: number; newest: number }>`
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

/** The cursor as of an instant. It goes back as far as entries may appear late. */
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

/** The cursor as of now: missing ids among the last ones may still appear. */
const beginning = async (db: Database): Promise<ChangesSince> => {
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
