import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from './database/database.ts';

export interface AuditEntry {
  /** 'customer', 'system', or the id of an administrator. */
  readonly actor: string;
  /** What happened, e.g. 'booking.created'. */
  readonly action: string;
  /** An id, or the column of the larger statement that holds it. */
  readonly booking_id?: string | RawBuilder<unknown>;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Epoch ms; left out: the time of the transaction. */
  readonly at?: number;
}

/** An audit entry as a part of a larger statement: `WHEN` names a CTE, and the entry is written for each of its rows. */
export const auditInsert = (entry: AuditEntry, when: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  INSERT INTO audit_entry (at, actor, action, booking_id, details)
  SELECT ${entry.at === undefined ? sql`now()` : sql`${at(entry.at)}::timestamptz`}, ${entry.actor}, ${entry.action},
         ${entry.booking_id ?? null}::uuid, ${JSON.stringify(entry.details ?? {})}::jsonb
  FROM ${when}`;

/** Writes an audit entry in the caller's transaction. */
export const recordAudit = async (db: Database, entry: AuditEntry): Promise<void> => {
  await auditInsert(entry, sql`(VALUES (1)) AS once`).execute(db);
};

export interface RecordedAudit {
  /** Epoch ms. */
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly details: Record<string, unknown>;
}

/** Everything recorded of a booking, oldest first. */
export const auditOfBooking = async (db: Database, bookingId: string): Promise<RecordedAudit[]> => {
  const { rows } = await sql<RecordedAudit>`
    SELECT at, actor, action, details FROM audit_entry WHERE booking_id = ${bookingId} ORDER BY id`.execute(db);
  return rows;
};

/**
 * The names of what was ever done to the studio itself: 'service.changed', 'mail.tested' …; a change of settings goes by
 * the name of its group, 'settings.company'.
 */
export const studioActions = async (db: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT CASE action WHEN 'settings.changed' THEN 'settings.' || (details ->> 'settings') ELSE action END AS name
    FROM audit_entry WHERE booking_id IS NULL`.execute(db);
  return new Set(rows.map(({ name }) => name));
};
