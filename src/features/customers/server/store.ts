import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#shared/kernel/language.ts';
import { phoneContains, wordsContain } from '#shared/server/database/contains.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { isPlaceholderAddress } from '#shared/server/database/placeholder.ts';
import { instant, text as textColumn, textOf, uuid } from '#shared/server/database/table/column.ts';
import { type RowOf, table, typedSql } from '#shared/server/database/table/table.ts';
import type { CustomerNote } from '../contract.ts';
import type { CustomerFacts } from '../domain/customer-tags.ts';

/** Identifies a customer: an e-mail address, and a name if several people share it. */
export interface Customer {
  readonly email: string;
  readonly customer_name?: string | undefined;
}

const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`lower(${text} COLLATE "und-x-icu")`;

const isCustomer = ({ email, customer_name }: Customer): RawBuilder<unknown> =>
  customer_name === undefined
    ? sql`customer_email = lower(${email})`
    : sql`customer_email = lower(${email})
          AND ${folded(sql.ref('customer_name'))} = ${folded(sql`${customer_name}::text`)}`;

export interface FoundRow {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly bookings: number;
  readonly last_start: number;
}

const latest = (column: string): RawBuilder<unknown> =>
  sql`(array_agg(${sql.ref(column)} ORDER BY created_at DESC, id))[1]`;

/** SQL for the name that distinguishes customers who share a placeholder address; null for all others. */
const nameApart = (fact: string): RawBuilder<unknown> => {
  const [email, name] = [sql.ref(`${fact}.customer_email`), sql.ref(`${fact}.customer_name`)];
  return sql`CASE WHEN ${isPlaceholderAddress(email)} THEN ${folded(name)} END`;
};

/** SQL condition: name, e-mail or phone of a booking contains the text. */
const names = (fact: string, text: string): RawBuilder<unknown> =>
  text === ''
    ? sql`true`
    : sql`(${wordsContain(`${fact}.customer_words`, text)} OR ${phoneContains(`${fact}.customer_phone`, text)})`;

/**
 * How many of the latest bookings are searched first: results are ordered by latest booking, and these usually
 * contain enough.
 */
const searchedFirst = 200;

/**
 * Returns the customers with a booking that contains `text` in name, e-mail or phone, latest booking first. Customers
 * who share a placeholder address are distinguished by name. All bookings are searched only if the latest ones do not
 * give enough results.
 */
export const selectCustomers = async (db: Database, text: string, limit: number): Promise<FoundRow[]> => {
  const lately = sql`(SELECT customer_email, created_at FROM booking_fact ORDER BY created_at DESC LIMIT ${searchedFirst}) AS lately`;
  // Further bookings may have the same created_at as the oldest of them.
  const since = sql`max(created_at) > (SELECT min(created_at) FROM ${lately})`;
  const lastOnes = await selectNamed(db, lately, text, since, limit);
  if (lastOnes.length === limit) return lastOnes;
  return selectNamed(db, sql`booking_fact AS fact WHERE ${names('fact', text)}`, text, sql`true`, limit);
};

/** The same for customers who have booked with an address in `bookings`; reads all their bookings and no others. */
const selectNamed = async (
  db: Database,
  bookings: RawBuilder<unknown>,
  text: string,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<FoundRow[]> => {
  const { rows } = await sql<FoundRow>`
    SELECT fact.customer_email AS email, ${latest('customer_name')} AS name, ${latest('customer_phone')} AS phone,
           count(*) AS bookings, max(starts_at) AS last_start
    FROM (SELECT DISTINCT customer_email FROM ${bookings}) AS who,
         -- By the index on addresses, however few bookings there were when this was planned.
         LATERAL (SELECT * FROM booking_fact WHERE booking_fact.customer_email = who.customer_email OFFSET 0) AS fact
    GROUP BY fact.customer_email, ${nameApart('fact')}
    HAVING bool_or(${names('fact', text)}) AND ${condition}
    ORDER BY max(created_at) DESC, fact.customer_email LIMIT ${limit}`.execute(db);
  return rows;
};

export interface CustomerNumbers extends CustomerFacts {
  readonly first_start: number | null;
  readonly preferred_photographer_name: string | null;
}

/**
 * Returns the totals of a customer's bookings. The preferred photographer is the one booked most often; on a tie, the
 * one of the latest session.
 */
export const selectNumbers = async (db: Database, customer: Customer, now: number): Promise<CustomerNumbers> => {
  const { rows } = await sql<CustomerNumbers>`
    WITH own AS (SELECT * FROM booking_fact WHERE ${isCustomer(customer)})
    SELECT count(*) AS total,
           count(*) FILTER (WHERE NOT counts) AS cancelled,
           coalesce(sum(value_cents), 0)::bigint AS revenue_cents,
           min(starts_at) FILTER (WHERE has_time) AS first_start,
           max(starts_at) FILTER (WHERE has_time) AS last_start,
           coalesce(bool_or(starts_at > ${at(now)} AND status IN ('PENDING', 'PAYMENT_PENDING', 'CONFIRMED')), false) AS upcoming,
           (SELECT (array_agg(photographer_name ORDER BY starts_at DESC))[1] FROM own WHERE counts
            GROUP BY photographer_id ORDER BY count(*) DESC, max(starts_at) DESC LIMIT 1) AS preferred_photographer_name
    FROM own`.execute(db);
  const [numbers] = rows;
  if (!numbers) throw new Error('SELECT of a count returned no row');
  return numbers;
};

export interface BookedRow {
  readonly id: string;
  readonly status: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  readonly service_price_cents: number;
  readonly owed_cents: number;
  readonly photographer_name: string;
  readonly actual_revenue_cents: number | null;
  readonly language: Language;
  readonly disputed: 'contested' | 'lost' | null;
  readonly has_time: boolean;
}

export const selectHistory = async (
  db: Database,
  customer: Customer,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<BookedRow[]> => {
  const { rows } = await sql<BookedRow>`
    SELECT id, booking_status_at(status, ends_at, ${at(now)}) AS status, starts_at, ends_at, has_time, service_name, service_name_de, service_name_ru, service_price_cents,
           owed_cents, photographer_name, actual_revenue_cents, language,
           (SELECT CASE bool_and(state = 'lost') WHEN true THEN 'lost' WHEN false THEN 'contested' END
            FROM disputed_payment WHERE booking_id = booking_fact.id) AS disputed
    FROM booking_fact WHERE ${isCustomer(customer)} ORDER BY starts_at DESC, id LIMIT ${limit}`.execute(db);
  return rows;
};

export const customerNoteTable = table('customer_note', {
  id: uuid,
  note: textColumn,
  note_type: textOf<CustomerNote['note_type']>(),
  created_at: instant,
  updated_at: instant,
  created_by: textColumn,
  customer_name: textColumn.orNull,
  customer_email: textColumn,
});

const withoutAddress = customerNoteTable.omit('customer_email');
const noteColumns = withoutAddress.list();
export type NoteRow = RowOf<typeof withoutAddress>;

export const selectNotes = async (db: Database, customer: Customer, limit: number): Promise<NoteRow[]> => {
  const { rows } = await typedSql`
    SELECT ${noteColumns} FROM customer_note WHERE ${isCustomer(customer)}
    ORDER BY created_at DESC, id LIMIT ${limit}`.execute(db);
  return rows;
};

export const insertNote = async (db: Database, { email }: Customer, note: NoteRow): Promise<void> => {
  await customerNoteTable.insert({ ...note, customer_email: sql`lower(${email})` }).execute(db);
};

export interface NoteChanges {
  readonly note?: string | undefined;
  readonly note_type?: NoteRow['note_type'] | undefined;
}

/** Locks a note for a change; undefined if there is none. */
export const lockNote = async (trx: Database, id: string): Promise<NoteRow | undefined> => {
  const { rows } = await typedSql`SELECT ${noteColumns} FROM customer_note WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
};

/** Updates the given fields of a note and returns it; undefined if there is none. */
export const updateNote = async (
  db: Database,
  id: string,
  changes: NoteChanges,
  now: number,
): Promise<NoteRow | undefined> => {
  const { rows } = await typedSql`
    UPDATE customer_note SET ${customerNoteTable.set({ ...changes, updated_at: now })} WHERE id = ${id}
    RETURNING ${noteColumns}`.execute(db);
  return rows[0];
};

/** Deletes a note; returns whether it existed. */
export const deleteNote = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`DELETE FROM customer_note WHERE id = ${id} RETURNING id`.execute(db);
  return rows.length > 0;
};
