import { type RawBuilder, sql } from 'kysely';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import type { Language } from '#shared/kernel/language.ts';
import {
  type BookingOrder,
  type InvitationOrder,
  type MailOrder,
  type MessageKind,
  type MessageOrder,
  type MessageRecipient,
  type OfferOrder,
  type PaymentOrder,
  recipientOf,
  type SignInOrder,
  type VoucherOrder,
  type WaitingOrder,
} from '#shared/kernel/message-order.ts';
import { at, type Database } from './database/database.ts';

/** The columns of a booking, or of an offer, that its mails need to be addressed. */
export interface MailedBooking {
  readonly id: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly language: Language;
}

/** What a message is about: the column of the outbox that refers to it. */
export type MessageSubject =
  | 'booking_id'
  | 'contact_id'
  | 'payment_id'
  | 'offer_id'
  | 'waiting_entry_id'
  | 'declaration_id'
  | 'admin_id'
  | 'voucher_id'
  | 'voucher_order_id';

/** A message that is written to the outbox. Without an address it goes to the studio. */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly params: Readonly<Record<string, unknown>>;
  readonly recipient: MessageRecipient;
  readonly to_address?: string;
  readonly to_name?: string;
  readonly language: Language;
  readonly status: 'waiting' | 'skipped';
  /** Why it is skipped. */
  readonly last_error?: string;
  /** Not sent before this, epoch ms; left out: at once. */
  readonly send_at?: number;
}

/**
 * The only INSERT into the outbox; the sender polls it, so nothing else has to be notified. A row of `changed` has the
 * ID of the subject under the subject's name, `at`, and in `messages` a JSON array of `NewMessage`. Messages to the
 * studio are written only while the company settings contain an e-mail address.
 */
export const messagesInsert = (
  changed: RawBuilder<unknown>,
  subject: MessageSubject = 'booking_id',
): RawBuilder<{ id: string }> => sql`
  INSERT INTO message (${sql.ref(subject)}, created_at, next_attempt_at, kind, params, recipient, to_address, to_name,
                    language, status, last_error, send_at)
  SELECT ${sql.ref(subject)}, at, coalesce(to_timestamp(send_at / 1000.0), at), kind, params, recipient, coalesce(to_address, ${studio('email')}),
         coalesce(to_name, ${studio('name')}), language, status, last_error, to_timestamp(send_at / 1000.0)
  FROM ${changed} AS changed, jsonb_to_recordset(messages)
    AS message (kind text, params jsonb, recipient text, to_address text, to_name text, language text, status text,
                last_error text, send_at bigint)
  WHERE coalesce(to_address, ${studio('email')}) <> ''
  RETURNING id`;

/**
 * Writes messages about one booking, contact, payment or offer in the caller's transaction; `now` is epoch ms. Returns their
 * IDs.
 */
export const queueMessages = async (
  trx: Database,
  about: { readonly subject: MessageSubject; readonly id: string },
  messages: readonly NewMessage[],
  now: number,
): Promise<string[]> => {
  const { rows } = await messagesInsert(oneChange(about, messages, now), about.subject).execute(trx);
  return rows.map(({ id }) => id);
};

const oneChange = (
  { subject, id }: { readonly subject: MessageSubject; readonly id: string },
  messages: readonly NewMessage[],
  now: number,
  when: RawBuilder<unknown> = sql`(VALUES (1)) AS once`,
): RawBuilder<unknown> => sql`
  (SELECT ${id}::uuid AS ${sql.ref(subject)}, ${at(now)}::timestamptz AS at,
          ${JSON.stringify(messages)}::jsonb AS messages FROM ${when})`;

/**
 * INSERT of mails about a booking as part of the statement that changes it: `when` names a CTE, and the mails are
 * written for each of its rows, or not at all. `now` is epoch ms.
 */
export const mailInsert = (
  orders: readonly BookingOrder[],
  booking: MailedBooking,
  now: number,
  when: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  if (orders.length === 0) return sql`SELECT`;
  const mails = orders.map((order) => newMail(order, booking));
  return messagesInsert(oneChange({ subject: 'booking_id', id: booking.id }, mails, now, when));
};

/** Writes mails about a booking to the outbox in the caller's transaction. */
export const queueMails = async (
  trx: Database,
  orders: readonly BookingOrder[],
  booking: MailedBooking,
  now: number,
): Promise<void> => {
  const mails = orders.map((order) => newMail(order, booking));
  if (mails.length > 0) await queueMessages(trx, { subject: 'booking_id', id: booking.id }, mails, now);
};

/**
 * Writes the mail that notifies the studio of a visitor's message, in the transaction that stores the message.
 * `contactId`: its author.
 */
export const queueMessageMail = async (
  trx: Database,
  order: MessageOrder,
  contactId: string,
  now: number,
): Promise<void> => void (await queueMessages(trx, { subject: 'contact_id', id: contactId }, [toStudio(order)], now));

/** Writes a mail to the studio about a payment: its booking was deleted, or a bank contests it. */
export const queuePaymentMail = async (
  trx: Database,
  order: PaymentOrder,
  paymentId: string,
  now: number,
): Promise<void> => void (await queueMessages(trx, { subject: 'payment_id', id: paymentId }, [toStudio(order)], now));

/** A person of the team, who is written to in her own language. */
interface MailedPerson {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  /** null: not chosen; then in the language of the studio. */
  readonly language: Language | null;
}

/**
 * Writes the mail about a sign-in to the administrator whose account it was. Nobody reads the address that an
 * installation without ADMIN_EMAIL begins with.
 */
export const queueSignInMail = async (
  trx: Database,
  order: SignInOrder,
  admin: MailedPerson,
  now: number,
): Promise<void> => {
  if (admin.email.endsWith('@fotobooking.local')) return;
  await queueMessages(trx, { subject: 'admin_id', id: admin.id }, [toPerson(order, admin)], now);
};

/** Writes the mail with the link of an invitation, in the caller's transaction. */
export const queueInvitationMail = async (
  trx: Database,
  order: InvitationOrder,
  person: MailedPerson,
  now: number,
): Promise<void> =>
  void (await queueMessages(trx, { subject: 'admin_id', id: person.id }, [toPerson(order, person)], now));

/** Writes the mail with the link of an offer, in the transaction that makes the offer; `now` is epoch ms. */
export const queueOfferMail = async (
  trx: Database,
  { kind, ...params }: OfferOrder,
  offer: MailedBooking,
  now: number,
): Promise<void> => {
  const { id, customer_email: to_address, customer_name: to_name, language } = offer;
  await queueMessages(
    trx,
    { subject: 'offer_id', id },
    [toCustomer({ kind, params, to_address, to_name, language })],
    now,
  );
};

/** Writes a mail about a waiting entry, in the transaction that writes the entry; `now` is epoch ms. */
export const queueWaitingMail = async (
  trx: Database,
  { kind, ...params }: WaitingOrder,
  entry: MailedBooking,
  now: number,
): Promise<void> => {
  const { id, customer_email: to_address, customer_name: to_name, language } = entry;
  const mail = toCustomer({ kind, params, to_address, to_name, language });
  await queueMessages(trx, { subject: 'waiting_entry_id', id }, [mail], now);
};

/** Who gets a voucher by mail, and when. */
export interface VoucherMailOrder extends VoucherOrder {
  readonly voucher_id: string;
  readonly to_address: string;
  readonly to_name: string;
  readonly language: Language;
  /** Epoch ms; undefined: at once. */
  readonly send_at: number | undefined;
}

/** The mail with a voucher in the form that `messagesInsert` takes. */
export const voucherMail = (order: VoucherMailOrder): NewMessage => {
  const { kind, to_address, to_name, language, to_buyer, send_at } = order;
  const params = to_buyer ? { to_buyer } : {};
  const mail = toCustomer({ kind, params, to_address, to_name, language });
  return send_at === undefined ? mail : { ...mail, send_at };
};

/** Writes the mail with a voucher, in the transaction of its sale or of the desk's change; `now` is epoch ms. */
export const queueVoucherMail = async (trx: Database, order: VoucherMailOrder, now: number): Promise<void> =>
  void (await queueMessages(trx, { subject: 'voucher_id', id: order.voucher_id }, [voucherMail(order)], now));

/** A mail about a booking in the form that `messagesInsert` takes. */
export const newMail = (order: BookingOrder, booking: MailedBooking): NewMessage => {
  if (recipientOf(order.kind) === 'studio') return toStudio(order);
  const { kind, ...params } = order;
  return toCustomer({
    kind,
    params,
    to_address: booking.customer_email,
    to_name: booking.customer_name,
    language: booking.language,
  });
};

/** A message to a customer; one to a placeholder address gets the status skipped. */
export const toCustomer = (
  message: Required<Pick<NewMessage, 'kind' | 'params' | 'to_address' | 'to_name' | 'language'>>,
): NewMessage => ({
  ...message,
  recipient: 'customer',
  ...(isPlaceholder(message.to_address) ? { status: 'skipped', last_error: 'placeholder' } : { status: 'waiting' }),
});

const toPerson = (order: SignInOrder | InvitationOrder, person: MailedPerson): NewMessage => {
  const mail = toStudio(order);
  return { ...mail, to_address: person.email, to_name: person.full_name, language: person.language ?? mail.language };
};

// Mails to the studio are in its own language.
export const toStudio = ({ kind, ...params }: MailOrder): NewMessage => ({
  kind,
  params,
  recipient: 'studio',
  language: 'de',
  status: 'waiting',
});

const studio = (column: 'email' | 'name'): RawBuilder<unknown> =>
  sql`coalesce((SELECT ${sql.ref(column)} FROM studio_address), '')`;
