import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#shared/contract/fields.ts';
import { type BookingOrder, type MessageOrder, recipientOf } from '#shared/contract/mail-order.ts';
import { at, type Database } from './database/database.ts';

/** The booking a mail tells of, as far as its address goes. */
export interface MailedBooking {
  readonly id: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly language: Language;
}

/**
 * Writes mails to the outbox as part of the statement that changes the booking: `when` names a CTE, and the mails are
 * written for each of its rows, or not at all (SRV-37). Sending finds them there; nothing else has to be told. Mails to
 * the studio are written only while the company has an e-mail address; placeholder addresses are skipped at once
 * (AMB-052). `now` is epoch ms.
 */
export const mailInsert = (
  orders: readonly BookingOrder[],
  booking: MailedBooking,
  now: number,
  when: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  orders.length === 0
    ? sql`SELECT`
    : sql`
  INSERT INTO mail (booking_id, created_at, next_attempt_at, kind, params, recipient, to_address, to_name, language,
                    status, last_error)
  SELECT ${booking.id}::uuid, ${at(now)}::timestamptz, ${at(now)}::timestamptz, ordered.*
  FROM ${when}, (VALUES ${sql.join(orders.map((order) => orderRow(order, booking)))})
    AS ordered (kind, params, recipient, to_address, to_name, language, status, last_error)
  WHERE to_address <> ''`;

/** The same in a transaction that is under way. */
export const queueMails = async (
  trx: Database,
  orders: readonly BookingOrder[],
  booking: MailedBooking,
  now: number,
): Promise<void> => {
  if (orders.length > 0) await mailInsert(orders, booking, now, sql`(VALUES (1)) AS once`).execute(trx);
};

/** Writes the mail that tells the studio of a visitor's message, in the transaction that keeps it; `contactId`: who wrote it. */
export const queueMessageMail = async (
  trx: Database,
  { kind, ...params }: MessageOrder,
  contactId: string,
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO mail (contact_id, created_at, next_attempt_at, kind, params, recipient, to_address, to_name, language, status)
    SELECT ${contactId}::uuid, ${at(now)}, ${at(now)}, ${kind}, ${JSON.stringify(params)}::jsonb, 'studio', address,
           ${company('company_name')}, 'de', 'waiting'
    FROM (VALUES (${company('company_email')})) AS studio (address) WHERE address <> ''`.execute(trx);
};

const orderRow = ({ kind, ...params }: BookingOrder, booking: MailedBooking): RawBuilder<unknown> => {
  const what = sql`${kind}::text, ${JSON.stringify(params)}::jsonb`;
  // Mails to the studio are in its own language, and its address stands in its settings.
  if (recipientOf(kind) === 'studio') {
    return sql`(${what}, 'studio', ${company('company_email')}, ${company('company_name')}, 'de', 'waiting', NULL)`;
  }
  const [status, error] = isPlaceholder(booking.customer_email) ? ['skipped', 'placeholder'] : ['waiting', null];
  return sql`(${what}, 'customer', ${booking.customer_email}::text, ${booking.customer_name}::text,
    ${booking.language}::text, ${status}::text, ${error}::text)`;
};

const company = (field: string): RawBuilder<unknown> =>
  sql`coalesce((SELECT value ->> ${sql.lit(field)} FROM setting WHERE name = 'company'), '')`;

/** An address of nobody, under which staff enter customers without one. */
export const isPlaceholder = (address: string): boolean => address.toLowerCase().endsWith('.invalid');
