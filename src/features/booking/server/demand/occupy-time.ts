import {
  claimedLanes,
  claimLanes,
  freeLanes,
  freeTime,
  isLimited,
  limitedService,
  lockDayOf,
  moveTime,
  retakeTime,
} from '#features/availability/server/api.ts';
import { lockLanes } from '#features/resources/server/api.ts';
import { orThrow } from '#shared/contract/problem.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import type { EditPlan } from '../../domain/booking-edit.ts';
import type { BookingRow } from '../record/store.ts';
import { resourceTaken } from './requested-resources.ts';
import type { SessionAfterEdit } from './session-after-edit.ts';

/** The rules of the public page, minimum notice included, apply to a customer who moves a session. */
export type TimePlan = Omit<EditPlan, 'mode'> & { readonly mode: EditPlan['mode'] | 'public' };

/**
 * Takes the time of a session after an edit, with resources for all its needs: those in `requested` and, where they are
 * free, those that it has. Throws 409 if the time or a requested resource is not free, and 400 if a rule is broken.
 */
export const occupyTime = async (
  context: Context,
  booking: BookingRow,
  plan: TimePlan,
  { needs, minutesAround, offered }: Pick<SessionAfterEdit, 'needs' | 'minutesAround' | 'offered'>,
  requested: readonly string[],
): Promise<void> => {
  const { start, end, photographer_id } = plan;
  const demands = {
    ...minutesAround,
    needs,
    limited_service: limitedService(offered),
    notice: offered.minimum_notice,
    uses_kept_hours: offered.birth_window !== null,
  };
  const query = { photographer_id, duration_min: (end - start) / MINUTE, start, ...demands, except: booking.id };
  const limited =
    plan.mode !== 'internal' &&
    (await isLimited(context.db, { service: offered, photographer_ids: [photographer_id] }));
  if (limited) await lockDayOf(context.db, start);
  await lockLanes(
    context.db,
    needs.flatMap(({ resource_ids }) => resource_ids),
  );
  const preference = { kept: await claimedLanes(context.db, booking.id), requested };
  const lanesFree = async (): Promise<number[]> => {
    const lanes = await freeLanes(context, query, plan.mode, preference);
    if (lanes === null) throw requested.length > 0 ? resourceTaken() : slotTaken();
    return lanes;
  };
  const { id: booking_id, internal } = booking;
  if (!plan.rechecks) return claimLanes(context.db, { booking_id, photographer_id, lanes: await lanesFree() });
  const { buffer_time_minutes } = orThrow(await freeTime(context, query, plan.mode));
  const lanes = await lanesFree();
  const time = { booking_id, photographer_id, lanes, start, end, buffer_time_minutes, ...minutesAround, internal };
  // The gap to the next session does not matter any more once a session has begun.
  const keepsGap = plan.mode === 'internal' && !internal && !plan.changesTime && !plan.changesPhotographer;
  if (plan.restores) await retakeTime(context.db, time);
  else if (keepsGap) await claimLanes(context.db, time);
  else await moveTime(context.db, booking, time);
};
