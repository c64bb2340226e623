import { type RawBuilder, sql } from 'kysely';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { at, type Database } from '../database/database.ts';
import { mentions } from '../database/mentions.ts';

export interface AuditEntry {
  /** 'customer', 'system', the id of an administrator, or the column that holds one of these. */
  readonly actor: string | RawBuilder<unknown>;
  /** What happened, e.g. 'booking.created', or the column that holds it. */
  readonly action: AuditAction | RawBuilder<AuditAction>;
  /** An id, or the column of the enclosing statement that holds it. */
  readonly booking_id?: string | RawBuilder<unknown>;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Epoch ms, or the column that holds the instant; default: the time of the transaction. */
  readonly at?: number | RawBuilder<unknown>;
}

/**
 * INSERT of an audit entry, for use inside a larger statement. `when` names a CTE; one entry is written for each of its
 * rows.
 */
export const auditInsert = (entry: AuditEntry, when: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  INSERT INTO audit_entry (at, actor, action, booking_id, details)
  SELECT ${instantOf(entry.at)}, ${entry.actor}, ${entry.action},
         ${entry.booking_id ?? null}::uuid, ${JSON.stringify(entry.details ?? {})}::jsonb
  FROM ${when}`;

const instantOf = (instant: AuditEntry['at']): RawBuilder<unknown> => {
  if (instant === undefined) return sql`now()`;
  return typeof instant === 'number' ? sql`${at(instant)}::timestamptz` : instant;
};

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

/** All audit entries of a booking, oldest first. */
export const auditOfBooking = async (db: Database, bookingId: string): Promise<RecordedAudit[]> => {
  const { rows } = await sql<RecordedAudit>`
    SELECT at, actor, action, details FROM audit_entry WHERE booking_id = ${bookingId} ORDER BY id`.execute(db);
  return rows;
};

/** SQL for the ids of the bookings with an entry of an action that changed a field. */
export const bookingsWhere = (action: AuditAction, field: string): RawBuilder<unknown> => sql`
  SELECT booking_id FROM audit_entry WHERE action = ${sql.lit(action)} AND details -> 'fields' ? ${sql.lit(field)}`;

/**
 * The names of all actions recorded for the studio itself: 'service.changed', 'mail.tested' …; a change of settings is
 * named after its group, 'settings.company'.
 */
export const studioActions = async (db: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT CASE action WHEN 'settings.changed' THEN 'settings.' || (details ->> 'settings') ELSE action END AS name
    FROM audit_entry WHERE booking_id IS NULL`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

export interface AuditRecord extends RecordedAudit {
  readonly booking_id: string;
}

/** All audit entries of several bookings, oldest first. */
export const auditOfBookings = async (db: Database, bookingIds: readonly string[]): Promise<AuditRecord[]> => {
  const { rows } = await sql<AuditRecord>`
    SELECT booking_id, at, actor, action, details FROM audit_entry
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) ORDER BY id`.execute(db);
  return rows;
};

/** The details that an audit entry keeps after the customer of its booking was erased: facts, no typed text. */
const impersonalDetails = [
  'from',
  'status',
  'kind',
  'recipient',
  'fields',
  'old_start',
  'old_end',
  'new_start',
  'new_end',
  'old_service_name',
  'new_service_name',
  'old_photographer_name',
  'new_photographer_name',
  'confirmation_code',
  'amount_cents',
  'currency',
  'photos_delivered',
  'actual_revenue',
  'actual_revenue_cents',
  'reason_code',
];

/** Deletes personal data from the audit entries of bookings whose customer was erased. */
export const forgetInAudit = async (trx: Database, bookingIds: readonly string[]): Promise<void> => {
  await sql`
    UPDATE audit_entry SET details = impersonal.details
    FROM (SELECT id, coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(details)
                               WHERE key = ANY (${impersonalDetails})), '{}') AS details
          FROM audit_entry WHERE booking_id = ANY (${[...bookingIds]}::uuid[])) AS impersonal
    WHERE audit_entry.id = impersonal.id AND audit_entry.details <> impersonal.details`.execute(trx);
};

/** Deletes typed text that contains an e-mail address from every audit entry, whichever booking it belongs to. */
export const forgetNamedInAudit = async (trx: Database, email: string): Promise<void> => {
  await sql`
    UPDATE audit_entry SET details = details - ARRAY['reason', 'last_error']
    WHERE details ?| ARRAY['reason', 'last_error']
      AND ${mentions(sql`concat_ws(' ', details ->> 'reason', details ->> 'last_error')`, email)}`.execute(trx);
};

// The database itself refuses to delete entries younger than a year, by its own clock. Entries about the studio hold no
// customer's data.
const isOver = (before: number): RawBuilder<unknown> =>
  sql`booking_id IS NOT NULL AND at < least(${at(before)}::timestamptz, now() - interval '12 months')`;

/** Counts the entries about bookings that are older than an instant and older than a year. */
export const countAuditBefore = async (db: Database, before: number): Promise<number> => {
  const { rows } = await sql<{ entries: number }>`
    SELECT count(*) AS entries FROM audit_entry WHERE ${isOver(before)}`.execute(db);
  return rows[0]?.entries ?? 0;
};

/** Deletes up to `limit` of these entries, the oldest first. Returns the number of deleted rows. */
export const deleteAuditBefore = async (trx: Database, before: number, limit: number): Promise<number> => {
  const { rows } = await sql`
    DELETE FROM audit_entry WHERE id IN (
      SELECT id FROM audit_entry WHERE ${isOver(before)} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(trx);
  return rows.length;
};
