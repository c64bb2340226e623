import { sql } from 'kysely';
import { at, type Database } from '../database/database.ts';
import type { RecordedAudit } from './audit.ts';

/** Which entries of the audit log; absent: all. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  /** The parts of actions before the dot: `booking`, `service` … */
  readonly subjects?: readonly string[] | undefined;
  /** Epoch ms; `until` is not included. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

export interface ListedAudit extends RecordedAudit {
  readonly id: number;
  readonly booking_id: string | null;
}

/**
 * Returns up to `limit` entries with a lower ID than `before`, the newest first. Entries never change, so a page stays
 * the same however many are added meanwhile. The index of IDs is read from its end: a filter that matches little reads
 * much, because an index per filter would slow down every booking.
 */
export const selectAudit = async (
  db: Database,
  { actor, subjects, from, until }: AuditFilter,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<ListedAudit[]> => {
  const { rows } = await sql<ListedAudit>`
    SELECT id, at, actor, action, booking_id, details FROM audit_entry
    WHERE (${before ?? null}::bigint IS NULL OR id < ${before ?? null}::bigint)
      AND (${actor ?? null}::text IS NULL OR actor = ${actor ?? null})
      AND (${subjects ?? null}::text[] IS NULL OR split_part(action, '.', 1) = ANY (${subjects ?? null}::text[]))
      AND (${instant(from)} IS NULL OR at >= ${instant(from)})
      AND (${instant(until)} IS NULL OR at < ${instant(until)})
    ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
};

const instant = (epoch: number | undefined) => sql`${epoch === undefined ? null : at(epoch)}::timestamptz`;
