import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { instant, json, text, textOf, texts, uuid } from '#shared/server/database/table/column.ts';
import { computed, joinLists, type RowOf, table, typedSql } from '#shared/server/database/table/table.ts';
import type { ContactStats, NewContact } from '../contract.ts';
import type { Phase, Priority } from '../domain/phases.ts';
import type { ConversionType } from '../domain/requested-service.ts';

export const contactTable = table('contact', {
  id: uuid,
  name: text,
  email: text,
  phone: text.orNull,
  company: text.orNull,
  source: text,
  phase: textOf<Phase>(),
  notes: text.orNull,
  priority: textOf<Priority>(),
  tags: texts,
  preferred_dates: texts,
  created_at: instant,
  phase_entered_at: instant,
  left_phase: textOf<Phase>().orNull,
  left_phase_entered_at: instant.orNull,
  converted_at: instant.orNull,
  converted_to_booking_id: uuid.orNull,
  conversion_type: textOf<ConversionType>().orNull,
  original_service_requested: text.orNull,
  import_id: uuid.orNull,
  raw_data: json<Record<string, unknown>>().orNull,
  raw_data_as_sent: text.orNull,
});

type Columns = Omit<RowOf<typeof contactTable>, 'import_id' | 'raw_data_as_sent'>;

export interface ContactRow extends Columns {}

const columns = joinLists(
  contactTable.omit('import_id', 'raw_data', 'raw_data_as_sent').list(),
  // jsonb does not keep the order of keys, the text does; contacts written by older versions have jsonb only.
  computed({ raw_data: sql<ContactRow['raw_data']>`coalesce(raw_data_as_sent::json, raw_data::json)` }),
);

export const selectContacts = async (db: Database): Promise<ContactRow[]> => {
  const { rows } = await typedSql`SELECT ${columns} FROM contact ORDER BY created_at DESC`.execute(db);
  return rows;
};

export const selectContact = async (db: Database, id: string): Promise<ContactRow | undefined> => {
  const { rows } = await typedSql`SELECT ${columns} FROM contact WHERE id = ${id}`.execute(db);
  return rows[0];
};

/** Converts the JSON of a stored contact back to its row. */
export const contactOfRecord = async (db: Database, record: Readonly<Record<string, unknown>>): Promise<ContactRow> => {
  const { rows } = await typedSql`
    SELECT ${columns} FROM jsonb_populate_record(NULL::contact, ${JSON.stringify(record)}::jsonb)`.execute(db);
  if (!rows[0]) throw new Error('jsonb_populate_record returned no row');
  return rows[0];
};

/** Returns a contact, locked until the end of the transaction. */
export const lockContact = async (trx: Database, id: string): Promise<ContactRow | undefined> => {
  const { rows } = await typedSql`SELECT ${columns} FROM contact WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
};

/** Returns the contacts added after an instant, the oldest first. */
export const selectContactsSince = async (db: Database, since: number, limit: number): Promise<ContactRow[]> => {
  const { rows } = await typedSql`
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
  const { waitsSince, raw_data, ...given } = contact;
  await sql`SELECT pg_advisory_xact_lock(hashtext('contact.created_at'))`.execute(trx);
  const insert = contactTable.insert({
    ...given,
    id: randomUUID(),
    raw_data,
    raw_data_as_sent: raw_data && JSON.stringify(raw_data),
    created_at: sql`greatest(${at(now)}::timestamptz, (SELECT max(created_at) + interval '1 millisecond' FROM contact))`,
    phase_entered_at: Math.min(waitsSince ?? now, now),
  });
  const { rows } = await typedSql`${insert} RETURNING ${columns}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('INSERT returned no row');
  return row;
};

export type ContactColumns = Partial<Omit<Columns, 'id' | 'raw_data' | 'created_at'>>;

/** Changes columns of a contact and returns the updated row. */
export const updateContact = async (trx: Database, id: string, changes: ContactColumns): Promise<ContactRow> => {
  const { rows } = await typedSql`
    UPDATE contact SET ${contactTable.set(changes)} WHERE id = ${id} RETURNING ${columns}`.execute(trx);
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
