import { addressesOfBookings, bookingRecords, cancelAhead } from '#features/booking/server/api.ts';
import { addressesOfContacts } from '#features/contacts/server/api.ts';
import { addressesOfNotes } from '#features/customers/server/api.ts';
import { addressesOfMessages } from '#features/notifications/server/api.ts';
import { addressesOfOffers } from '#features/offers/server/api.ts';
import { addressesOfBuyers } from '#features/vouchers/server/api.ts';
import { addressesOfEntries } from '#features/waiting/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { forget } from './erase-person.ts';
import { insertErasures, selectErasures, selectErasuresIfAny } from './erasure-store.ts';
import { subjectOf } from './subject.ts';

/**
 * For a restore: reads the erasures before the database is replaced, and returns a function that repeats them in the
 * restored database. Data a person has entered after the erasure is kept.
 */
export const carryErasures = async (
  before: Database,
  now: () => number,
): Promise<(restored: Database) => Promise<void>> => {
  const known = await selectErasuresIfAny(before);
  return async (restored) => {
    await insertErasures(restored, known);
    await forgetAgain(restored, now());
  };
};

const forgetAgain = async (trx: Database, now: number): Promise<void> => {
  const erasedAt = new Map<string, number>();
  // In chronological order: for a person who was erased twice, the last erasure counts.
  for (const { subject, erased_at } of await selectErasures(trx)) erasedAt.set(subject.toString('hex'), erased_at);
  if (erasedAt.size === 0) return;
  for (const email of await everyAddress(trx)) {
    const until = erasedAt.get(subjectOf(email).toString('hex'));
    if (until === undefined) continue;
    const bookings = await bookingRecords({ db: trx, now: () => now }, email, 'lock');
    const bookingIds = bookings.filter(({ created_at }) => created_at <= until).map(({ id }) => id);
    await cancelAhead(trx, bookingIds, now);
    await forget(trx, { email, bookingIds, until, now });
  }
};

const everyAddress = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set([
    ...(await addressesOfBookings(db)),
    ...(await addressesOfContacts(db)),
    ...(await addressesOfOffers(db)),
    ...(await addressesOfEntries(db)),
    ...(await addressesOfBuyers(db)),
    ...(await addressesOfNotes(db)),
    ...(await addressesOfMessages(db)),
  ]);
