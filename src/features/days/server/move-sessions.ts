import { askRefusal } from '#features/booking/domain/move/time-request.ts';
import { askLocked, bookingsWithin, lockBooking } from '#features/booking/server/api.ts';
import { nextAttempt, retrySchedules } from '#shared/kernel/retry-schedule.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { textFor, whyLeft } from '../domain/day-session.ts';
import { sameHourOn, substituteUntil } from '../domain/moved-day.ts';
import {
  type MoveOutcome,
  nextMove,
  stillWaitsForMove,
  storeMoveFailure,
  storeMoveOutcome,
  type WaitingMove,
} from './waiting-move-store.ts';

/**
 * Asks the customer of every session that is due for another time. Returns how many sessions were processed. A session
 * that fails is retried later and does not block the others.
 */
export const moveWaiting = async (context: Context, isStopped = () => false): Promise<number> => {
  let handled = 0;
  while (!isStopped()) {
    const session = await nextMove(context.db, context.now());
    if (!session) break;
    handled += 1;
    try {
      await inTransactionOf(context, (within) => moveSession(within, session));
    } catch (error) {
      context.log.warn({ err: error, booking: session.booking_id }, 'the customer of a moved day was not asked');
      await storeMoveFailure(context.db, session, nextAttempt(retrySchedules.day, session.attempts + 1, context.now()));
    }
  }
  return handled;
};

/** The request, the held time, the mail and the outcome are one transaction: all of them happen once, or none. */
const moveSession = async (context: Context, session: WaitingMove): Promise<void> => {
  const now = context.now();
  // The booking first: a deletion of the booking locks it before it deletes the row below.
  const booking = await lockBooking(context.db, session.booking_id, now);
  if (!booking || !(await stillWaitsForMove(context.db, session))) return;
  const isOfScope = session.resource_id === null || (await usesResource(context, session));
  const left_because = askRefusal(booking, now) ?? whyLeft(booking, { day: session.day, isOfScope, now });
  if (left_because) return storeMoveOutcome(context.db, session, { outcome: 'left', left_because });
  const asked = await askLocked(context, booking, {
    keeps_time: session.keeps_time,
    explanation: textFor(session, booking.language),
    actor: session.created_by,
    substitute: substituteOf(session, booking.starts_at, now),
  });
  const outcome: MoveOutcome = { outcome: 'asked', time_request_id: asked.time_request?.request_id ?? '' };
  await storeMoveOutcome(context.db, session, outcome);
};

const substituteOf = ({ to_day, hours }: WaitingMove, starts_at: number, now: number) => {
  const start = to_day === null ? null : sameHourOn(starts_at, to_day);
  return start === null || start <= now ? undefined : { start, until: substituteUntil(now, hours, start) };
};

const usesResource = async (context: Context, { day, resource_id, booking_id }: WaitingMove): Promise<boolean> => {
  const { start, end } = berlinDay(day);
  const found = await bookingsWithin(context, { resource_id: resource_id ?? undefined, from: start, until: end });
  return found.some(({ id }) => id === booking_id);
};
