import { isUnconfirmed } from '#features/booking/domain/confirm-by.ts';
import { lockBooking } from '#features/booking/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { mondayOf } from '../../domain/week.ts';
import { windowOf } from '../birth-service.ts';
import { findPlace, firstWaiting, movePlace, type PlaceRow, takenPlaces } from '../store.ts';
import { choosePlace } from './choose-place.ts';

/**
 * Gives places that have become free to the families who wait for them, in the order of their entry, and tells them. It
 * looks at each week of each photographer, however many wait for others.
 */
export const fillPlaces = async (context: Context): Promise<void> => {
  const monday = mondayOf(berlinDateOf(context.now()));
  let isGiven: boolean;
  do {
    isGiven = false;
    for (const { booking_id } of await nextToFill(context.db, monday))
      isGiven = (await fill(context, booking_id)) || isGiven;
  } while (isGiven);
};

/** Returns the families that wait longest for the weeks that have a free place, by service. */
const nextToFill = async (db: Database, monday: string): Promise<PlaceRow[]> => {
  const waiting = await firstWaiting(db, monday);
  const photographers = [...new Set(waiting.map(({ photographer_id }) => photographer_id))];
  const taken = await takenPlaces(db, photographers, [...new Set(waiting.map(({ week }) => week))]);
  const free: PlaceRow[] = [];
  for (const entry of waiting) {
    const { places_per_week } = await windowOf(db, entry.service_id);
    const numbers = taken.filter((one) => one.photographer_id === entry.photographer_id && one.week === entry.week);
    if (numbers.filter(({ place }) => place <= places_per_week).length < places_per_week) free.push(entry);
  }
  return free;
};

/** Returns whether the family got a place. */
const fill = (context: Context, id: string): Promise<boolean> =>
  inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, id, context.now());
    const entry = await findPlace(trx, id);
    if (!booking?.awaits_birth || isUnconfirmed(booking) || !entry || entry.place !== null) return false;
    const { photographer_id, week, born_on } = entry;
    const chosen = await choosePlace(trx, { photographer_id, week }, await windowOf(trx, entry.service_id));
    if (chosen.above_plan) return false;
    await movePlace(trx, id, { week, born_on, ...chosen });
    await queueMails(trx, [{ kind: 'birth_place' }, { kind: 'studio_birth_place' }], booking, context.now());
    return true;
  });
