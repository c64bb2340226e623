import { takePlaceTime } from '#features/booking/server/api.ts';
import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { sessionDays } from '../../domain/birth-days.ts';
import { refusals } from '../../texts/refusals.ts';
import { windowOf } from '../birth-service.ts';
import { inPlace, type PlaceCaller } from './place-command.ts';

/**
 * Turns a place into a session at `start` (epoch ms), which has to lie on one of the days after the birth. What was paid
 * stays paid. A repeated request changes nothing. Throws 409 if somebody else has taken the time.
 */
export const chooseTime = (context: Context, id: string, start: number, caller: PlaceCaller): Promise<void> =>
  inPlace(context, id, caller, async (within, { booking, place, state }) => {
    const said = refusals[caller.language];
    if (state === 'booked' && booking.starts_at === start) return;
    if (state === 'booked') throw conflict('place_booked', said.place_booked);
    if (!place?.born_on) throw conflict('place_over', said.place_over);
    const { first, last } = sessionDays(place.born_on, await windowOf(within.db, place.service_id));
    const date = berlinDateOf(start);
    if (date < first || date > last) throw ruleBroken('other_day', said.other_day);
    await takePlaceTime(within, booking, start);
  });
