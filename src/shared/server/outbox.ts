import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#shared/contract/fields.ts';
import {
  type BookingOrder,
  type HouseOrder,
  type MessageOrder,
  type PaymentOrder,
  recipientOf,
} from '#shared/contract/mail-order.ts';
import { isPlaceholder } from '#shared/kernel/placeholder-contact.ts';
import { at, type Database } from './database/database.ts';

/** The columns of a booking that its mails need to be addressed. */
export interface MailedBooking {
  readonly id: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly language: Language;
}

/**
 * INSERT of mails into the outbox as part of the statement that changes the booking: `when` names a CTE, and the mails
 * are written for each of its rows, or not at all. The sender polls the outbox, so nothing else has to be notified.
 * `now` is epoch ms.
 */
export const mailInsert = (
  orders: readonly BookingOrder[],
  booking: MailedBooking,
  now: number,
  when: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  orders.length === 0
    ? sql`SELECT`
    : mailsInsert(sql`
        (SELECT ${booking.id}::uuid AS booking_id, ${at(now)}::timestamptz AS at,
                ${JSON.stringify(orders.map((order) => mailRow(order, booking)))}::jsonb AS mails FROM ${when})`);

/**
 * Like `mailInsert` for any number of bookings. A row of `changed` has `booking_id`, `at`, and in `mails` the results
 * of `mailRow`. Mails to the studio are written only while the company settings contain an e-mail address.
 */
export const mailsInsert = (changed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  INSERT INTO mail (booking_id, created_at, next_attempt_at, kind, params, recipient, to_address, to_name, language,
                    status, last_error)
  SELECT booking_id, at, at, kind, params, recipient, coalesce(to_address, ${company('company_email')}),
         coalesce(to_name, ${company('company_name')}), language, status, last_error
  FROM ${changed} AS changed, jsonb_to_recordset(mails)
    AS ordered (kind text, params jsonb, recipient text, to_address text, to_name text, language text, status text,
                last_error text)
  WHERE coalesce(to_address, ${company('company_email')}) <> ''`;

/** Writes mails to the outbox in the caller's transaction. */
export const queueMails = async (
  trx: Database,
  orders: readonly BookingOrder[],
  booking: MailedBooking,
  now: number,
): Promise<void> => {
  if (orders.length > 0) await mailInsert(orders, booking, now, sql`(VALUES (1)) AS once`).execute(trx);
};

/**
 * Writes the mail that notifies the studio of a visitor's message, in the transaction that stores the message.
 * `contactId`: its author.
 */
export const queueMessageMail = (trx: Database, order: MessageOrder, contactId: string, now: number): Promise<void> =>
  queueHouseMail(trx, order, { contact: contactId }, now);

/** Writes the mail about a payment whose booking was deleted. */
export const queuePaymentMail = (trx: Database, order: PaymentOrder, paymentId: string, now: number): Promise<void> =>
  queueHouseMail(trx, order, { payment: paymentId }, now);

const queueHouseMail = async (
  trx: Database,
  { kind, ...params }: HouseOrder,
  about: { readonly contact?: string; readonly payment?: string },
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO mail (contact_id, payment_id, created_at, next_attempt_at, kind, params, recipient, to_address, to_name,
                      language, status)
    SELECT ${about.contact ?? null}::uuid, ${about.payment ?? null}::uuid, ${at(now)}, ${at(now)}, ${kind},
           ${JSON.stringify(params)}::jsonb, 'studio', address, ${company('company_name')}, 'de', 'waiting'
    FROM (VALUES (${company('company_email')})) AS studio (address) WHERE address <> ''`.execute(trx);
};

/** A mail in the form that `mailsInsert` takes. A mail to a placeholder address gets the status skipped. */
export const mailRow = ({ kind, ...params }: BookingOrder, booking: MailedBooking) => {
  // Mails to the studio are in its own language.
  if (recipientOf(kind) === 'studio') return { kind, params, recipient: 'studio', language: 'de', status: 'waiting' };
  const isSkipped = isPlaceholder(booking.customer_email);
  return {
    kind,
    params,
    recipient: 'customer',
    to_address: booking.customer_email,
    to_name: booking.customer_name,
    language: booking.language,
    status: isSkipped ? 'skipped' : 'waiting',
    ...(isSkipped && { last_error: 'placeholder' }),
  };
};

const company = (field: string): RawBuilder<unknown> =>
  sql`coalesce((SELECT value ->> ${sql.lit(field)} FROM setting WHERE name = 'company'), '')`;
