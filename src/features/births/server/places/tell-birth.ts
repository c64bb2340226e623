import { isUnconfirmed } from '#features/booking/domain/confirm-by.ts';
import { type BookingRow, confirmLocked } from '#features/booking/server/api.ts';
import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { bornRefusal } from '../../domain/birth-days.ts';
import { mondayOf } from '../../domain/week.ts';
import { refusals } from '../../texts/refusals.ts';
import { windowOf } from '../birth-service.ts';
import { movePlace } from '../store.ts';
import { choosePlace } from './choose-place.ts';
import { actorOf, inPlace, type PlaceCaller } from './place-command.ts';

/**
 * Stores the date of birth of a place, which moves it to the week of that date: to a free place, or above the plan of the
 * studio. It may be corrected as long as no hour is chosen. The studio confirms the address with it; the family has to
 * have confirmed it before. Throws 409 if the place does not wait for a birth any more.
 */
export const tellBirth = (context: Context, id: string, born_on: string, caller: PlaceCaller): Promise<void> =>
  inPlace(context, id, caller, async ({ db }, { booking, place, state }) => {
    const said = refusals[caller.language];
    if (state === 'booked') throw conflict('place_booked', said.place_booked);
    if (!place) throw conflict('place_over', said.place_over);
    if (place.place === null) throw conflict('no_place', said.no_place);
    const window = await windowOf(db, place.service_id);
    const refusal = bornRefusal({ born_on, due_on: place.due_on }, { window, today: berlinDateOf(context.now()) });
    if (refusal) throw ruleBroken(refusal, said[refusal]);
    const week = mondayOf(born_on);
    const { photographer_id } = place;
    const chosen =
      week === place.week ? place : await choosePlace(db, { photographer_id, week, except: booking.id }, window);
    await confirmFirst(db, booking, { caller, now: context.now() });
    await movePlace(db, booking.id, { week, place: chosen.place, above_plan: chosen.above_plan, born_on });
    // The date itself is not recorded: the audit log outlives the place.
    const { actor } = actorOf(caller);
    await recordAudit(db, { actor, action: 'booking.birth_told', booking_id: booking.id, at: context.now() });
  });

/** Throws 400 for a family that has not confirmed its address. */
const confirmFirst = async (
  trx: Database,
  booking: BookingRow,
  { caller, now }: { readonly caller: PlaceCaller; readonly now: number },
): Promise<void> => {
  if (!isUnconfirmed(booking)) return;
  if (!('administrator' in caller)) throw ruleBroken('confirm_first', refusals[caller.language].confirm_first);
  await confirmLocked(trx, booking, { actor: caller.administrator, now });
};
