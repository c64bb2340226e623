import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { StoredLine } from '../../domain/bank/line-identity.ts';

/** A line that somebody has to decide about. */
export interface OpenLineRow {
  readonly id: string;
  readonly booked_on: string;
  readonly amount_cents: number;
  readonly payer: string;
  readonly written: string;
  readonly booking_ids: readonly string[];
}

const openColumns = sql.raw(`id, booked_on::text AS booked_on, amount_cents, payer, written,
  (SELECT coalesce(array_agg(booking_id::text ORDER BY booking_id), '{}') FROM bank_line_candidate
   WHERE line_id = bank_line.id) AS booking_ids`);

/** Returns the lines that somebody has to decide about, oldest first. */
export const openLines = async (db: Database): Promise<OpenLineRow[]> => {
  const { rows } = await sql<OpenLineRow>`
    SELECT ${openColumns} FROM bank_line WHERE state = 'open' ORDER BY booked_on, read_at, id`.execute(db);
  return rows;
};

/** Returns an open line, locked until the end of the transaction; undefined: there is none, or it is decided. */
export const lockOpenLine = async (trx: Database, id: string): Promise<OpenLineRow | undefined> => {
  const { rows: locked } = await sql`SELECT FROM bank_line WHERE id = ${id} AND state = 'open' FOR UPDATE`.execute(trx);
  if (locked.length === 0) return undefined;
  return (await sql<OpenLineRow>`SELECT ${openColumns} FROM bank_line WHERE id = ${id}`.execute(trx)).rows[0];
};

export const lineExists = async (db: Database, id: string): Promise<boolean> =>
  (await sql`SELECT FROM bank_line WHERE id = ${id}`.execute(db)).rows.length > 0;

/** Returns the lines with the same content that were read before. */
export const selectStoredLines = async (trx: Database, content: string): Promise<StoredLine[]> => {
  const { rows } = await sql<StoredLine>`
    SELECT id, nth, reference FROM bank_line WHERE content = ${content} ORDER BY nth`.execute(trx);
  return rows;
};

/** Gives a line its reference, which the first file that had it did not name. */
export const nameReference = async (trx: Database, id: string, reference: string): Promise<void> => {
  await sql`UPDATE bank_line SET reference = ${reference} WHERE id = ${id} AND reference = ''`.execute(trx);
};

interface NewLine {
  readonly id: string;
  readonly content: string;
  readonly nth: number;
  readonly reference: string;
  readonly read_at: number;
  /** What somebody needs to decide; undefined: it is booked. */
  readonly open?: OpenLineRow | undefined;
}

/** Keeps a line. Returns whether it was new: the database refuses a second one. */
export const insertLine = async (trx: Database, line: NewLine): Promise<boolean> => {
  const { open } = line;
  const { rows } = await sql`
    INSERT INTO bank_line (id, content, nth, reference, state, read_at, booked_on, amount_cents, payer, written)
    VALUES (${line.id}, ${line.content}, ${line.nth}, ${line.reference}, ${open ? 'open' : 'booked'},
            ${at(line.read_at)}, ${open?.booked_on ?? null}, ${open?.amount_cents ?? null}, ${open?.payer ?? null},
            ${open?.written ?? null})
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
  if (rows.length === 0) return false;
  if (open) {
    await sql`
      INSERT INTO bank_line_candidate (line_id, booking_id)
      SELECT ${line.id}, booking_id FROM unnest(${open.booking_ids}::uuid[]) AS booking_id`.execute(trx);
  }
  return true;
};

/** Ends an open line: what was written in it is deleted. Without a payment it belongs to no booking. */
export const endLine = async (trx: Database, id: string, payment_id: string | null): Promise<void> => {
  await sql`
    UPDATE bank_line SET state = ${payment_id === null ? 'dismissed' : 'booked'}, payment_id = ${payment_id},
      booked_on = NULL, amount_cents = NULL, payer = NULL, written = NULL
    WHERE id = ${id}`.execute(trx);
  await sql`DELETE FROM bank_line_candidate WHERE line_id = ${id}`.execute(trx);
};

/** Ends lines that nobody has decided about since an instant: what was written in them is deleted. */
export const forgetUndecidedLines = async (db: Database, before: number, limit: number): Promise<void> => {
  await sql`
    WITH forgotten AS (
      UPDATE bank_line
      SET state = 'dismissed', booked_on = NULL, amount_cents = NULL, payer = NULL, written = NULL
      WHERE id IN (SELECT id FROM bank_line WHERE state = 'open' AND read_at < ${at(before)}
                   ORDER BY read_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id)
    DELETE FROM bank_line_candidate WHERE line_id IN (SELECT id FROM forgotten)`.execute(db);
};

/** Returns which of these payments a line is known for. */
export const paymentsWithLine = async (db: Database, paymentIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ payment_id: string }>`
    SELECT payment_id FROM bank_line WHERE payment_id = ANY(${paymentIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ payment_id }) => payment_id));
};

/** SQL for the open lines that can only be from the customer of a row of `booking`, as JSON. */
export const linesOfBooking = sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
     'booked_on', line.booked_on, 'amount_cents', line.amount_cents, 'payer', line.payer, 'text', line.written,
     'read_at', line.read_at) ORDER BY line.booked_on, line.id), '[]')
   FROM bank_line AS line JOIN bank_line_candidate AS own ON own.line_id = line.id
   WHERE own.booking_id = booking.id AND line.state = 'open' AND NOT EXISTS (
     SELECT FROM bank_line_candidate AS other JOIN booking AS theirs ON theirs.id = other.booking_id
     WHERE other.line_id = line.id AND lower(theirs.customer_email) <> lower(booking.customer_email)))`;
