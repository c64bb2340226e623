import {
  claimedLanes,
  claimLanes,
  limitedService,
  lockClaims,
  moveTime,
  planTime,
  retakeTime,
} from '#features/availability/server/api.ts';
import { orThrow } from '#shared/contract/problem.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { EditPlan } from '../../domain/booking-edit.ts';
import type { BookingRow } from '../record/store.ts';
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
  const session = { photographer_id, duration_min: (end - start) / MINUTE, start, ...demands, except: booking.id };
  const preference = { kept: await claimedLanes(context.db, booking.id), requested };
  const { id, internal } = booking;
  const claim = { id, session, mode: plan.mode, isAgreed: !plan.rechecks, internal, preference };
  await lockClaims(context.db, [claim], [booking.photographer_id]);
  const time = orThrow(await planTime(context, claim));
  // The gap to the next session does not matter any more once a session has begun.
  const keepsGap = plan.mode === 'internal' && !internal && !plan.changesTime && !plan.changesPhotographer;
  if (!plan.rechecks || keepsGap) await claimLanes(context.db, time);
  else if (plan.restores) await retakeTime(context.db, time);
  else await moveTime(context.db, time);
};
