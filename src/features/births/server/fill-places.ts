import { lockBooking } from '#features/booking/server/api.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { mondayOf } from '../domain/week.ts';
import { windowOf } from './birth-service.ts';
import { choosePlace } from './choose-place.ts';
import { movePlace, placeOf, waitingPlaces } from './store.ts';

/** Gives places that have become free to the families who wait for them, in the order of their entry, and tells them. */
export const fillPlaces = async (context: Context): Promise<void> => {
  const monday = mondayOf(berlinDateOf(context.now()));
  for (const { booking_id } of await waitingPlaces(context.db, monday)) await fill(context, booking_id);
};

const fill = (context: Context, id: string): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, id, context.now());
    const entry = await placeOf(trx, id);
    if (!booking?.awaits_birth || !entry || entry.place !== null) return;
    const { photographer_id, week, born_on } = entry;
    const chosen = await choosePlace(trx, { photographer_id, week }, await windowOf(trx, entry.service_id));
    if (chosen.above_plan) return;
    await movePlace(trx, id, { week, born_on, ...chosen });
    await queueMails(trx, [{ kind: 'birth_place' }, { kind: 'studio_birth_place' }], booking, context.now());
  });
