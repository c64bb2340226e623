import { type RawBuilder, sql } from 'kysely';
import { conflict } from '#shared/contract/problem.ts';
import { oneContains } from '#shared/server/database/contains.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import type { InvoiceDocument } from '../domain/invoice-document.ts';
import type { InvoiceKind } from '../domain/invoice-kinds.ts';

export interface InvoiceRow {
  readonly id: string;
  readonly number: string;
  readonly kind: InvoiceKind;
  /** null: it is about a voucher. */
  readonly booking_id: string | null;
  readonly voucher_id: string | null;
  readonly payment_id: string | null;
  readonly cancels_id: string | null;
  /** Epoch ms. */
  readonly issued_at: number;
  readonly gross_cents: number;
  readonly document: InvoiceDocument;
  /** The number of the document that cancels it; null: it is in force. */
  readonly cancelled_by: string | null;
  /** When its customer was erased, epoch ms. */
  readonly blocked_at: number | null;
}

const select = async (
  db: Database,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`ORDER BY issued_at, position`,
): Promise<InvoiceRow[]> => {
  const { rows } = await sql<InvoiceRow>`
    SELECT invoice.id, invoice.number, invoice.kind, invoice.booking_id, invoice.voucher_id, invoice.payment_id,
           invoice.cancels_id, invoice.issued_at, invoice.gross_cents, invoice.document, later.number AS cancelled_by, block.blocked_at
    FROM invoice
    LEFT JOIN invoice AS later ON later.cancels_id = invoice.id
    LEFT JOIN invoice_block AS block ON block.invoice_id = invoice.id
    WHERE ${where} ${order}`.execute(db);
  return rows;
};

/** Returns the documents of a booking, the oldest first. */
export const invoicesOfBooking = (db: Database, bookingId: string): Promise<InvoiceRow[]> =>
  select(db, sql`invoice.booking_id = ${bookingId}`, sql`ORDER BY invoice.issued_at, invoice.position`);

/** Returns the documents of a voucher, the oldest first. */
export const invoicesOfVoucher = (db: Database, voucherId: string): Promise<InvoiceRow[]> =>
  select(db, sql`invoice.voucher_id = ${voucherId}`, sql`ORDER BY invoice.issued_at, invoice.position`);

export const selectInvoice = async (db: Database, id: string): Promise<InvoiceRow | undefined> =>
  (await select(db, sql`invoice.id = ${id}`, sql``))[0];

export interface InvoiceFilter {
  readonly kind?: InvoiceKind | undefined;
  readonly voucher_id?: string | undefined;
  /** Epoch ms; `until` is exclusive. */
  readonly from: number | null;
  readonly until: number | null;
  /** Part of a number, of the booking code, of the last four characters of a voucher, or of the name of a customer who was not erased. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Returns the documents of a filter, the newest first, and how many there are in all. */
export const listInvoices = async (
  db: Database,
  { kind, voucher_id, from, until, search, limit, offset }: InvoiceFilter,
): Promise<{ readonly rows: InvoiceRow[]; readonly total: number }> => {
  const conditions = [sql`true`];
  if (kind !== undefined) conditions.push(sql`invoice.kind = ${kind}`);
  if (voucher_id !== undefined) conditions.push(sql`invoice.voucher_id = ${voucher_id}`);
  if (from !== null) conditions.push(sql`invoice.issued_at >= ${at(from)}`);
  if (until !== null) conditions.push(sql`invoice.issued_at < ${at(until)}`);
  if (search !== '') conditions.push(matching(search));
  const where = sql.join(conditions, sql` AND `);
  const rows = await select(
    db,
    where,
    sql`ORDER BY invoice.issued_at DESC, invoice.position DESC, invoice.id LIMIT ${limit} OFFSET ${offset}`,
  );
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*) AS total FROM invoice WHERE ${where}`.execute(
    db,
  );
  return { rows, total: counted[0]?.total ?? 0 };
};

const codes = [
  sql`invoice.number`,
  sql`invoice.document -> 'booking' ->> 'confirmation_code'`,
  sql`invoice.document -> 'voucher' ->> 'last_four'`,
];

const matching = (search: string): RawBuilder<unknown> =>
  sql`(${oneContains(codes, search)} OR (${oneContains([sql`invoice.document -> 'customer' ->> 'name'`], search)}
        AND NOT EXISTS (SELECT FROM invoice_block WHERE invoice_id = invoice.id)))`;

/** Only a process with a wrong clock issues into a month that is closed. */
const refusedIfClosed = (error: unknown): never => {
  if (violatedConstraint(error) === 'closed_month') {
    throw conflict('month_closed', 'The month of this document is closed');
  }
  throw error;
};

export interface NewInvoice {
  readonly id: string;
  readonly series: string;
  readonly kind: InvoiceKind;
  /** null: it is about the voucher `voucher_id`. */
  readonly booking_id: string | null;
  readonly voucher_id?: string;
  readonly payment_id: string | null;
  readonly cancels_id: string | null;
  /** Epoch ms. */
  readonly issued_at: number;
  readonly issued_by: string;
  readonly gross_cents: number;
  readonly document: InvoiceDocument;
}

/** Inserts a document; the database gives the number, which is returned. */
export const insertInvoice = async (trx: Database, invoice: NewInvoice): Promise<string> => {
  const { id, series, kind, booking_id, payment_id, cancels_id, issued_at, issued_by, gross_cents } = invoice;
  const { rows } = await sql<{ number: string }>`
    INSERT INTO invoice (id, series, kind, booking_id, voucher_id, payment_id, cancels_id, issued_at, issued_by, gross_cents,
                         document)
    VALUES (${id}, ${series}, ${kind}, ${booking_id}, ${invoice.voucher_id ?? null}, ${payment_id}, ${cancels_id},
            ${at(issued_at)}, ${issued_by}, ${gross_cents}, ${JSON.stringify(invoice.document)}::jsonb)
    RETURNING number`
    .execute(trx)
    .catch(refusedIfClosed);
  const [row] = rows;
  if (!row) throw new Error('The document was not inserted');
  return row.number;
};
