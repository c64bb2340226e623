import { placeRecords } from '#features/births/server/api.ts';
import { bookingRecords, type PersonalBooking } from '#features/booking/server/api.ts';
import { contactRecords } from '#features/contacts/server/api.ts';
import { noteRecords } from '#features/customers/server/api.ts';
import { invoiceRecords, recipientRecords } from '#features/invoices/server/api.ts';
import {
  declarationMailRecords,
  messageRecords,
  messageRecordsOfContacts,
  messageRecordsOfOffers,
  messageRecordsOfWaiting,
  messagesToFormerAddress,
  voucherMailRecords,
} from '#features/notifications/server/api.ts';
import { offerRecords } from '#features/offers/server/api.ts';
import { paymentRecords } from '#features/payments/server/api.ts';
import { orderRecords, voucherRecords } from '#features/vouchers/server/api.ts';
import { waitingRecords } from '#features/waiting/server/api.ts';
import { declarationRecords } from '#features/withdrawals/server/api.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { type AuditRecord, auditOfBookings } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookingAhead, StoredAbout } from '../contract.ts';

type Records = readonly Record<string, unknown>[];
type OfBookings = readonly { readonly booking_id: string; readonly record: Record<string, unknown> }[];

/** Everything stored about one e-mail address, in stored form. */
export interface Person {
  readonly bookings: readonly PersonalBooking[];
  readonly payments: OfBookings;
  /** Places that wait for a birth, or that became a session. */
  readonly birth_places: OfBookings;
  readonly messages: OfBookings;
  readonly audit: readonly AuditRecord[];
  /** Messages sent to the address about bookings that now have another one, and mails with vouchers of other buyers. */
  readonly former_messages: Records;
  readonly customer_notes: Records;
  readonly contacts: Records;
  readonly offers: Records;
  readonly waiting_entries: Records;
  /** Declarations of withdrawal; an erasure keeps them. */
  readonly withdrawals: Records;
  /** Documents of money; an erasure blocks them and keeps them for their legal years. */
  readonly invoices: Records;
  /** Vouchers that were bought with the address, with their mails. */
  readonly vouchers: Records;
  /** Orders of vouchers on the website that are not sold. */
  readonly voucher_orders: Records;
  /** The addresses that were entered for documents. */
  readonly invoice_recipients: Records;
}

/** Throws for an address that is the placeholder of all customers without one: its data belongs to many people. */
export const refuseStandIn = (email: string): void => {
  if (isPlaceholder(email)) {
    throw ruleBroken('shared_address', 'This is the placeholder for customers without an address');
  }
};

export const readPerson = async ({ db, now }: Pick<Context, 'db' | 'now'>, email: string): Promise<Person> => {
  const bookings = await bookingRecords({ db, now }, email);
  const ids = bookings.map(({ id }) => id);
  const [invoices, invoice_recipients] = await Promise.all([
    invoiceRecords(db, email, ids),
    recipientRecords(db, email, ids),
  ]);
  const [
    payments,
    birth_places,
    messages,
    audit,
    former_messages,
    customer_notes,
    contacts,
    offers,
    entries,
    withdrawals,
    vouchers,
  ] = await Promise.all([
    paymentRecords(db, ids),
    placeRecords(db, ids),
    messageRecords(db, ids),
    auditOfBookings(db, ids),
    messagesToFormerAddress(db, email),
    noteRecords(db, email),
    contactRecords(db, email),
    offerRecords(db, email),
    waitingRecords(db, email),
    declarationRecords(db, email),
    vouchersOf(db, email),
  ]);
  const idsOf = (records: Records): string[] => records.map(({ id }) => String(id));
  const written = await messageRecordsOfContacts(db, idsOf(contacts));
  const offering = await messageRecordsOfOffers(db, idsOf(offers));
  const waiting = await messageRecordsOfWaiting(db, idsOf(entries));
  const declaring = await declarationMailRecords(db, idsOf(withdrawals));
  return {
    bookings,
    payments,
    birth_places,
    messages,
    audit,
    former_messages: [...former_messages, ...vouchers.received],
    customer_notes,
    withdrawals: withMessages(withdrawals, declaring, 'declaration_id'),
    invoices,
    invoice_recipients,
    vouchers: vouchers.bought,
    voucher_orders: vouchers.ordered,
    offers: withMessages(offers, offering, 'offer_id'),
    waiting_entries: withMessages(entries, waiting, 'waiting_entry_id'),
    contacts: withMessages(contacts, written, 'contact_id'),
  };
};

/** Adds to each record the messages about it. */
const withMessages = <Key extends string>(
  records: Records,
  messages: readonly (Readonly<Record<Key, string>> & { readonly record: Record<string, unknown> })[],
  key: Key,
): Records =>
  records.map((one) => ({
    ...one,
    messages: messages.filter((message) => message[key] === one['id']).map(({ record }) => record),
  }));

/** Returns the vouchers that were bought with an address, with their mails, the mails with those of other buyers, and orders. */
const vouchersOf = async (db: Context['db'], email: string) => {
  const vouchers = await voucherRecords(db, email);
  const ids = vouchers.map(({ id }) => String(id));
  const { bought, received } = await voucherMailRecords(db, email, ids);
  const withMails = vouchers.map((voucher) => ({
    ...voucher,
    messages: bought.filter(({ voucher_id }) => voucher_id === voucher['id']),
  }));
  return { bought: withMails, received, ordered: await orderRecords(db, email) };
};

/** Returns counts of what is stored about an address, and what prevents its erasure. */
export const lookUp = async (context: Context, email: string): Promise<StoredAbout> => {
  refuseStandIn(email);
  const person = await readPerson(context, email);
  const { bookings, payments, messages, former_messages, customer_notes, contacts, offers } = person;
  const declared = person.withdrawals.flatMap(({ messages: mails }) => mails as unknown[]);
  return {
    email,
    bookings: bookings.length,
    payments: payments.length,
    messages: messages.length + former_messages.length + declared.length,
    customer_notes: customer_notes.length,
    contacts: contacts.length,
    offers: offers.length,
    waiting_entries: person.waiting_entries.length,
    vouchers: person.vouchers.length + person.voucher_orders.length,
    invoices: person.invoices.length,
    consents: bookings.filter(({ record }) => record['consented_at'] !== null).length,
    ahead: bookingsAhead(bookings, context.now()),
  };
};

/**
 * Returns bookings that have not ended and are not cancelled, and places that wait for a birth: the studio still needs
 * the customer's data.
 */
export const bookingsAhead = (bookings: readonly PersonalBooking[], now: number): BookingAhead[] =>
  bookings
    .filter(
      ({ status, ends_at, record }) =>
        record['awaits_birth'] === true || (status !== 'CANCELLED' && status !== 'COMPLETED' && ends_at > now),
    )
    .map(({ id, confirmation_code, service_name, starts_at }) => ({
      id,
      confirmation_code,
      service_name,
      start: formatInstant(starts_at),
    }));
