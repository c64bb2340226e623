import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Returns every document of an e-mail address, and to whom it is made out, as stored; the oldest first. */
export const invoiceRecords = async (
  db: Database,
  email: string,
  bookingIds: readonly string[],
): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(invoice) - 'issued_by' || jsonb_build_object('blocked_at', block.blocked_at) AS record
    FROM invoice LEFT JOIN invoice_block AS block ON block.invoice_id = invoice.id
    WHERE lower(document -> 'customer' ->> 'email') = lower(${email})
       OR booking_id = ANY (${[...bookingIds]}::uuid[])
    ORDER BY issued_at, position`.execute(db);
  return rows.map(({ record }) => record);
};

/** Returns the addresses for documents that were entered for bookings, or name an e-mail address, as stored. */
export const recipientRecords = async (
  db: Database,
  email: string,
  bookingIds: readonly string[],
): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(recipient) AS record FROM invoice_recipient AS recipient
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) OR lower(email) = lower(${email}) ORDER BY booking_id`.execute(
    db,
  );
  return rows.map(({ record }) => record);
};

/** Blocks a document that is issued after its customer was erased. */
export const blockInvoice = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`INSERT INTO invoice_block (invoice_id, blocked_at) VALUES (${id}, ${at(now)})`.execute(trx);
};

/**
 * The customer was erased: blocks the documents for every use but that of the law, and deletes addresses that were entered
 * for further ones. Returns how many documents were blocked now.
 */
export const blockInvoices = async (
  trx: Database,
  {
    email,
    bookingIds,
    until,
    now,
  }: {
    readonly email?: string;
    readonly bookingIds: readonly string[];
    /** Only documents issued before this, epoch ms; undefined: all. */
    readonly until?: number | undefined;
    readonly now: number;
  },
): Promise<number> => {
  const these = sql`ANY (${[...bookingIds]}::uuid[])`;
  const inTime = until === undefined ? sql`` : sql`AND updated_at <= ${at(until)}`;
  await sql`
    DELETE FROM invoice_recipient
    WHERE booking_id = ${these} OR (lower(email) = lower(${email ?? null}::text) ${inTime})`.execute(trx);
  const { rows } = await sql`
    INSERT INTO invoice_block (invoice_id, blocked_at)
    SELECT id, ${at(now)}::timestamptz FROM invoice
    WHERE booking_id = ${these}
       OR (lower(document -> 'customer' ->> 'email') = lower(${email ?? null}::text)
           AND (${until === undefined ? null : at(until)}::timestamptz IS NULL
                OR issued_at <= ${until === undefined ? null : at(until)}::timestamptz))
    ON CONFLICT DO NOTHING RETURNING invoice_id`.execute(trx);
  return rows.length;
};
