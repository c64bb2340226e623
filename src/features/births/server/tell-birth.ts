import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { bornRefusal } from '../domain/birth-days.ts';
import { mondayOf } from '../domain/week.ts';
import { refusals } from '../texts/refusals.ts';
import { windowOf } from './birth-service.ts';
import { choosePlace } from './choose-place.ts';
import { actorOf, inPlace, type PlaceCaller } from './place-command.ts';
import { movePlace } from './store.ts';

/**
 * Stores the date of birth of a place, which moves it to the week of that date: to a free place, or above the plan of the
 * studio. It may be corrected as long as no hour is chosen. Throws 409 if the place does not wait for a birth any more.
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
    await movePlace(db, booking.id, { week, place: chosen.place, above_plan: chosen.above_plan, born_on });
    // The date itself is not recorded: the audit log outlives the place.
    const { actor } = actorOf(caller);
    await recordAudit(db, { actor, action: 'booking.birth_told', booking_id: booking.id, at: context.now() });
  });
