import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { assignments } from '#shared/server/database/update.ts';
import type { ContactStats, NewContact } from '../contract.ts';
import type { Standing } from '../domain/phase-change.ts';
import type { Priority } from '../domain/phases.ts';
import type { ConversionType } from '../domain/requested-service.ts';

/** Instants are epoch ms. */
export interface ContactRow extends Standing {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly source: string;
  readonly notes: string | null;
  readonly priority: Priority;
  readonly tags: readonly string[];
  readonly preferred_dates: readonly string[];
  readonly raw_data: Record<string, unknown> | null;
  readonly created_at: number;
  readonly converted_at: number | null;
  readonly converted_to_booking_id: string | null;
  readonly conversion_type: ConversionType | null;
  readonly original_service_requested: string | null;
}

// jsonb does not keep the order of keys, the text does; contacts written by older versions have jsonb only.
const columns = sql.raw(
  `id, name, email, phone, company, source, phase, notes, priority, tags, preferred_dates,
   coalesce(raw_data_as_sent::json, raw_data::json) AS raw_data, created_at, phase_entered_at, left_phase,
   left_phase_entered_at, converted_at, converted_to_booking_id, conversion_type, original_service_requested`,
);

export const selectContacts = async (db: Database): Promise<ContactRow[]> => {
  const { rows } = await sql<ContactRow>`SELECT ${columns} FROM contact ORDER BY created_at DESC`.execute(db);
  return rows;
};

export const selectContact = async (db: Database, id: string): Promise<ContactRow | undefined> => {
  const { rows } = await sql<ContactRow>`SELECT ${columns} FROM contact WHERE id = ${id}`.execute(db);
  return rows[0];
};

/** Converts the JSON of a stored contact back to its row. */
export const contactOfRecord = async (db: Database, record: Readonly<Record<string, unknown>>): Promise<ContactRow> => {
  const { rows } = await sql<ContactRow>`
    SELECT ${columns} FROM jsonb_populate_record(NULL::contact, ${JSON.stringify(record)}::jsonb)`.execute(db);
  if (!rows[0]) throw new Error('jsonb_populate_record returned no row');
  return rows[0];
};

/** Returns a contact, locked until the end of the transaction. */
export const lockContact = async (trx: Database, id: string): Promise<ContactRow | undefined> => {
  const { rows } = await sql<ContactRow>`SELECT ${columns} FROM contact WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
};

/** Returns the contacts added after an instant, the oldest first. */
export const selectContactsSince = async (db: Database, since: number, limit: number): Promise<ContactRow[]> => {
  const { rows } = await sql<ContactRow>`
    SELECT ${columns} FROM contact WHERE created_at > ${at(since)} ORDER BY created_at LIMIT ${limit}`.execute(db);
  return rows;
};

/**
 * Adds a contact. Inserts are serialized: each contact is created at least a millisecond after every earlier one, so
 * that a query for those after the last one seen misses none. A later `waitsSince` than now counts as now.
 */
export const insertContact = async (
  trx: Database,
  contact: NewContact & { readonly waitsSince?: number },
  now: number,
): Promise<ContactRow> => {
  const rawData = contact.raw_data && JSON.stringify(contact.raw_data);
  await sql`SELECT pg_advisory_xact_lock(hashtext('contact.created_at'))`.execute(trx);
  const { rows } = await sql<ContactRow>`
    INSERT INTO contact (id, name, email, phone, company, source, phase, notes, priority, tags, preferred_dates,
                         raw_data, raw_data_as_sent, import_id, created_at, phase_entered_at)
    VALUES (${randomUUID()}, ${contact.name}, ${contact.email}, ${contact.phone ?? null}, ${contact.company ?? null},
            ${contact.source}, ${contact.phase}, ${contact.notes ?? null}, ${contact.priority}, ${contact.tags},
            ${contact.preferred_dates}, ${rawData}::jsonb, ${rawData}, ${contact.import_id ?? null},
            greatest(${at(now)}::timestamptz, (SELECT max(created_at) + interval '1 millisecond' FROM contact)),
            ${at(Math.min(contact.waitsSince ?? now, now))})
    RETURNING ${columns}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('INSERT returned no row');
  return row;
};

export type ContactColumns = Partial<Omit<ContactRow, 'id' | 'raw_data' | 'created_at'>>;
const instants = new Set(['phase_entered_at', 'left_phase_entered_at', 'converted_at']);

/** Changes columns of a contact and returns the updated row. */
export const updateContact = async (trx: Database, id: string, changes: ContactColumns): Promise<ContactRow> => {
  const values = Object.entries(changes).map(([column, value]) => [
    column,
    instants.has(column) && typeof value === 'number' ? at(value) : value,
  ]);
  const { rows } = await sql<ContactRow>`
    UPDATE contact SET ${assignments(Object.fromEntries(values))} WHERE id = ${id} RETURNING ${columns}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A locked contact is gone');
  return row;
};

export const deleteContact = async (trx: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`DELETE FROM contact WHERE id = ${id} RETURNING id`.execute(trx);
  return rows.length > 0;
};

interface Counted {
  readonly total: number;
  readonly converted: number;
  readonly priorities: Readonly<Partial<Record<Priority, number>>>;
  readonly sources: ContactStats['source_breakdown'];
}

/** Computes all counts in one pass. */
export const countContacts = async (db: Database): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    WITH kinds AS MATERIALIZED (
      SELECT priority, source, count(*) AS n, count(converted_at) AS converted FROM contact GROUP BY priority, source)
    SELECT (SELECT coalesce(sum(n), 0)::bigint FROM kinds) AS total,
           (SELECT coalesce(sum(converted), 0)::bigint FROM kinds) AS converted,
           (SELECT coalesce(jsonb_object_agg(priority, n), '{}')
            FROM (SELECT priority, sum(n) AS n FROM kinds GROUP BY priority) AS p) AS priorities,
           (SELECT coalesce(jsonb_object_agg(source, n), '{}')
            FROM (SELECT source, sum(n) AS n FROM kinds GROUP BY source) AS s) AS sources`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('SELECT of a count returned no row');
  return counted;
};
