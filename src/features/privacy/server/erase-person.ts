import { randomBytes, randomUUID } from 'node:crypto';
import { anonymiseBookings, bookingRecords } from '#features/booking/server/api.ts';
import { deleteContactsOf } from '#features/contacts/server/api.ts';
import { deleteNotesOf } from '#features/customers/server/api.ts';
import { forgetEventsNaming } from '#features/integrations/server/api.ts';
import { blockInvoices } from '#features/invoices/server/api.ts';
import {
  forgetDeclarationMails,
  forgetFormerAddress,
  forgetMessages,
  forgetVoucherMails,
} from '#features/notifications/server/api.ts';
import { deleteOffersOf } from '#features/offers/server/api.ts';
import { forgetBuyer, forgetOrders, forgetRecipients } from '#features/vouchers/server/api.ts';
import { deleteEntriesOf } from '#features/waiting/server/api.ts';
import { declarationsAbout } from '#features/withdrawals/server/api.ts';
import { malformed, Problem } from '#shared/contract/problem.ts';
import { anonymousEmail } from '#shared/kernel/contact/placeholder-contact.ts';
import { forgetInAudit, forgetNamedInAudit, recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { BookingAhead, Erased } from '../contract.ts';
import { insertErasure } from './erasure-store.ts';
import { bookingsAhead, refuseStandIn } from './person.ts';
import { subjectOf } from './subject.ts';

/**
 * Erases the person with an e-mail address, in one transaction: bookings are anonymised, their messages emptied, notes,
 * contacts, offers and entries of the waiting list deleted. Times, services and money stay; documents of money are blocked. Throws 409 while a booking is ahead. A second call changes
 * nothing.
 */
export const erasePerson = (
  { db, now }: Context,
  { email, repeated, actor }: { email: string; repeated: string; actor: string },
): Promise<Erased> => {
  refuseStandIn(email);
  if (repeated.trim().toLowerCase() !== email.toLowerCase()) {
    throw malformed(['body', 'repeated'], 'must be the same e-mail address once more');
  }
  return inTransaction(db, async (trx) => {
    const bookings = await bookingRecords({ db: trx, now }, email, 'lock');
    const ahead = bookingsAhead(bookings, now());
    if (ahead.length > 0) throw stillAhead(ahead);
    const ids = bookings.map(({ id }) => id);
    const done = await forget(trx, { email, bookingIds: ids, now: now() });
    if (Object.values(done).every((count) => count === 0)) return done;
    const erasure = { id: randomUUID(), subject: subjectOf(email), erased_at: now(), erased_by: actor };
    await insertErasure(trx, erasure);
    await recordAudit(trx, { actor, action: 'privacy.erased', details: { ...done }, at: now() });
    return done;
  });
};

interface Forgotten {
  readonly email: string;
  /** The bookings made with the address that are to be anonymised. */
  readonly bookingIds: readonly string[];
  /** Only notes and contacts from before this are deleted, epoch ms; undefined deletes all of them. */
  readonly until?: number | undefined;
  readonly now: number;
}

/** The erasure itself, in the caller's transaction: bookings first, then everything else with the address. */
export const forget = async (trx: Database, { email, bookingIds, until, now }: Forgotten): Promise<Erased> => {
  await blockInvoices(trx, { email, bookingIds: [], until, now });
  const ofBookings = await forgetBookings(trx, bookingIds, now);
  const customer_notes = await deleteNotesOf(trx, email, until);
  // Before the contacts: deleting a contact deletes its offers, which would not be counted.
  const offers = await deleteOffersOf(trx, email, until);
  const waiting_entries = await deleteEntriesOf(trx, email, until);
  const vouchers = await forgetVouchers(trx, { email, until, now });
  const contacts = await deleteContactsOf(trx, email, until);
  const declared = await forgetDeclarationMails(trx, await declarationsAbout(trx, { email, bookingIds: [] }), {
    standIn: anonymousPerson(),
    until,
  });
  const former = await forgetFormerAddress(trx, email, { standIn: anonymousPerson(), until });
  await forgetEventsNaming(trx, email, until);
  await forgetNamedInAudit(trx, email);
  return {
    bookings: bookingIds.length,
    messages: ofBookings + declared + former + vouchers.mails,
    customer_notes,
    contacts,
    offers,
    waiting_entries,
    vouchers: vouchers.bought,
  };
};

/** Forgets who bought vouchers and who got them by mail. */
const forgetVouchers = async (trx: Database, { email, until, now }: Omit<Forgotten, 'bookingIds'>) => {
  const orders = await forgetOrders(trx, email, now, until);
  const bought = await forgetBuyer(trx, email, until);
  const { messages, received } = await forgetVoucherMails(trx, { email, bought, standIn: anonymousPerson(), until });
  await forgetRecipients(trx, received);
  return { bought: bought.length + orders, mails: messages };
};

/** Removes one person from the given bookings and everything that belongs to them; returns the number of messages. */
export const forgetBookings = async (trx: Database, bookingIds: readonly string[], now: number): Promise<number> => {
  if (bookingIds.length === 0) return 0;
  const standIn = anonymousPerson();
  await blockInvoices(trx, { bookingIds, now });
  await anonymiseBookings(trx, bookingIds, { standIn, now });
  const messages = await forgetMessages(trx, bookingIds, standIn);
  const declared = await forgetDeclarationMails(trx, await declarationsAbout(trx, { bookingIds }), { standIn });
  await forgetInAudit(trx, bookingIds);
  return messages + declared;
};

/**
 * The placeholder for the customer: one address for all bookings of a person, so that the numbers of customers and of
 * returning customers stay the same. It is random and identifies no person.
 */
const anonymousPerson = () => ({ name: 'Anonym', email: anonymousEmail(randomBytes(6).toString('hex')) });

const stillAhead = (ahead: readonly BookingAhead[]): Problem => {
  const list = ahead.map(({ confirmation_code, start }) => `${confirmation_code} (${start.slice(0, 16)})`).join(', ');
  return new Problem(409, 'bookings_ahead', `Cancel what is ahead first: ${list}`, { more: { bookings: ahead } });
};
