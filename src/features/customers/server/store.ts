import { type RawBuilder, sql } from 'kysely';
import { anyContains, phoneContains } from '#shared/server/database/contains.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { insertRow } from '#shared/server/database/insert.ts';
import { assignments } from '#shared/server/database/update.ts';
import type { CustomerNote } from '../contract.ts';
import type { CustomerFacts } from '../domain/customer-tags.ts';

/** Who is asked about: an e-mail address, and a name where several people share it (AMB-053). */
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

/** The name that tells apart who shares a stand-in address; null for everybody else (AMB-053). */
const nameApart = (fact: string): RawBuilder<unknown> => {
  const [email, name] = [sql.ref(`${fact}.customer_email`), sql.ref(`${fact}.customer_name`)];
  return sql`CASE WHEN ${email} LIKE '%@fotobooking.invalid' THEN ${folded(name)} END`;
};

/** Whether a booking contains a text in what tells of its customer. */
const names = (fact: string, text: string): RawBuilder<unknown> =>
  text === ''
    ? sql`true`
    : sql`(${anyContains([`${fact}.customer_name`, `${fact}.customer_email`, `${fact}.customer_phone`], text)}
           OR ${phoneContains(`${fact}.customer_phone`, text)})`;

/** So many of the last bookings are looked through first: whoever booked last comes first, and most texts name enough of them. */
const looked = 200;

/**
 * Customers of whom some booking contains `text` in name, e-mail or phone; those who share a stand-in address by name
 * (AMB-053). Whoever booked last comes first, so all bookings are looked through only if the last ones do not name enough.
 */
export const selectCustomers = async (db: Database, text: string, limit: number): Promise<FoundRow[]> => {
  const lately = sql`(SELECT customer_email, created_at FROM booking_fact ORDER BY created_at DESC LIMIT ${looked}) AS lately`;
  // Of the oldest instant among them some may be missing.
  const since = sql`max(created_at) > (SELECT min(created_at) FROM ${lately})`;
  const lastOnes = await selectNamed(db, lately, text, since, limit);
  if (lastOnes.length === limit) return lastOnes;
  return selectNamed(db, sql`booking_fact AS fact WHERE ${names('fact', text)}`, text, sql`true`, limit);
};

/** Those of them who have booked under an address of `bookings`: all their bookings are read, and no others. */
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

/** What the bookings of a customer come to (SRV-53). Whom they booked most is their photographer; of equals the last one. */
export const selectNumbers = async (db: Database, customer: Customer, now: number): Promise<CustomerNumbers> => {
  const { rows } = await sql<CustomerNumbers>`
    WITH own AS (SELECT * FROM booking_fact WHERE ${isCustomer(customer)})
    SELECT count(*) AS total,
           count(*) FILTER (WHERE NOT counts) AS cancelled,
           coalesce(sum(value_cents), 0)::bigint AS revenue,
           min(starts_at) AS first_start,
           max(starts_at) AS last_start,
           coalesce(bool_or(starts_at > ${at(now)} AND status IN ('PENDING', 'PAYMENT_PENDING', 'CONFIRMED')), false) AS upcoming,
           (SELECT (array_agg(photographer_name ORDER BY starts_at DESC))[1] FROM own WHERE counts
            GROUP BY photographer_id ORDER BY count(*) DESC, max(starts_at) DESC LIMIT 1) AS preferred_photographer_name
    FROM own`.execute(db);
  const [numbers] = rows;
  if (!numbers) throw new Error('Counting always answers');
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
  readonly photographer_name: string;
  readonly actual_revenue_cents: number | null;
}

export const selectHistory = async (db: Database, customer: Customer, limit: number): Promise<BookedRow[]> => {
  const { rows } = await sql<BookedRow>`
    SELECT id, status, starts_at, ends_at, service_name, service_name_de, service_name_ru, service_price_cents,
           photographer_name, actual_revenue_cents
    FROM booking_fact WHERE ${isCustomer(customer)} ORDER BY starts_at DESC, id LIMIT ${limit}`.execute(db);
  return rows;
};

export type NoteRow = Omit<CustomerNote, 'created_at' | 'updated_at'> & {
  readonly created_at: number;
  readonly updated_at: number;
};

const noteColumns = sql`id, note, note_type, created_at, updated_at, created_by, customer_name`;

export const selectNotes = async (db: Database, customer: Customer, limit: number): Promise<NoteRow[]> => {
  const { rows } = await sql<NoteRow>`
    SELECT ${noteColumns} FROM customer_note WHERE ${isCustomer(customer)}
    ORDER BY created_at DESC, id LIMIT ${limit}`.execute(db);
  return rows;
};

export const insertNote = async (db: Database, { email }: Customer, note: NoteRow): Promise<void> =>
  insertRow(db, 'customer_note', {
    ...note,
    customer_email: sql`lower(${email})`,
    created_at: at(note.created_at),
    updated_at: at(note.updated_at),
  });

export interface NoteChanges {
  readonly note?: string | undefined;
  readonly note_type?: NoteRow['note_type'] | undefined;
}

/** Changes what is given of a note and answers it; undefined when there is none. */
export const updateNote = async (
  db: Database,
  id: string,
  changes: NoteChanges,
  now: number,
): Promise<NoteRow | undefined> => {
  const { rows } = await sql<NoteRow>`
    UPDATE customer_note SET ${assignments({ ...changes, updated_at: at(now) })} WHERE id = ${id}
    RETURNING ${noteColumns}`.execute(db);
  return rows[0];
};

/** Whether there was such a note to delete. */
export const deleteNote = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`DELETE FROM customer_note WHERE id = ${id} RETURNING id`.execute(db);
  return rows.length > 0;
};
