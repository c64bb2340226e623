import { bookingsWithin, cancelInFull, lockBooking, sendRefunds } from '#features/booking/server/api.ts';
import { nextAttempt, retrySchedules } from '#shared/kernel/retry-schedule.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { DueQueues } from '#shared/server/due-queues.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { textFor, whyLeft } from '../domain/day-session.ts';
import { moveWaiting } from './move-sessions.ts';
import {
  nextSessionDue,
  nextWaiting,
  type Outcome,
  stillWaits,
  storeFailure,
  storeOutcome,
  type WaitingSession,
} from './waiting-store.ts';

/**
 * Handles the sessions of cancelled and of moved days for as long as the process runs. Any number of processes may run
 * it.
 */
export const startDayCancellations = (
  context: Context,
  { pollMs, queues }: { readonly pollMs: number; readonly queues?: DueQueues | undefined },
): RunningJobs => {
  const stopped = new AbortController();
  const { log, now } = context;
  const work = { log, now, pollMs, what: 'cancelled and moved days', due: queues?.queue(nextSessionDue) };
  const running = workUntil(stopped.signal, work, async () => {
    const isStopped = () => stopped.signal.aborted;
    return (await cancelWaiting(context, isStopped)) + (await moveWaiting(context, isStopped));
  });
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
};

/**
 * Cancels every session that is due, then sends the refunds. Returns how many sessions were processed. A session that
 * fails is retried later and does not block the others.
 */
export const cancelWaiting = async (context: Context, isStopped = () => false): Promise<number> => {
  let handled = 0;
  while (!isStopped()) {
    const session = await nextWaiting(context.db, context.now());
    if (!session) break;
    handled += 1;
    try {
      await inTransactionOf(context, (within) => cancelSession(within, session));
    } catch (error) {
      context.log.warn({ err: error, booking: session.booking_id }, 'a session of a cancelled day was not cancelled');
      await storeFailure(context.db, session, nextAttempt(retrySchedules.day, session.attempts + 1, context.now()));
    }
  }
  if (handled > 0) await sendRefunds(context);
  return handled;
};

/** The cancellation, its refund, its mails and its outcome are one transaction: all of them happen once, or none. */
const cancelSession = async (context: Context, session: WaitingSession): Promise<void> => {
  // The booking first: a deletion of the booking locks it before it deletes the row below.
  const booking = await lockBooking(context.db, session.booking_id, context.now());
  if (!booking || !(await stillWaits(context.db, session))) return;
  const isOfScope = session.resource_id === null || (await usesResource(context, session));
  const left_because = whyLeft(booking, { day: session.day, isOfScope, now: context.now() });
  const outcome: Outcome = left_because
    ? { outcome: 'left', left_because }
    : {
        outcome: 'cancelled',
        refund_cents: await cancelInFull(context, context.db, booking, {
          actor: session.created_by,
          reason: textFor(session, booking.language),
          key: `day-${session.day_cancellation_id}`,
        }),
      };
  await storeOutcome(context.db, session, outcome);
};

const usesResource = async (context: Context, { day, resource_id, booking_id }: WaitingSession): Promise<boolean> => {
  const { start, end } = berlinDay(day);
  const found = await bookingsWithin(context, { resource_id: resource_id ?? undefined, from: start, until: end });
  return found.some(({ id }) => id === booking_id);
};
