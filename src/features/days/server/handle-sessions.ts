import { askRefusal } from '#features/booking/domain/move/time-request.ts';
import {
  askLocked,
  type BookingRow,
  bookingsWithin,
  cancelInFull,
  lockBooking,
  sendRefunds,
} from '#features/booking/server/api.ts';
import { nextAttempt, retrySchedules } from '#shared/kernel/retry-schedule.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { DueQueues } from '#shared/server/due-queues.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { type DayActionKind, textFor, whyLeft } from '../domain/day-session.ts';
import { type NotAskedReason, sameHourOn, substituteUntil } from '../domain/moved-day.ts';
import {
  nextSessionDue,
  nextWaiting,
  type SessionResult,
  stillWaits,
  storeFailure,
  storeOutcome,
  type WaitingSession,
} from './waiting-store.ts';

/**
 * Handles the sessions of cancelled and of moved days for as long as the process runs. Any number of processes may run
 * it.
 */
export const startDayActions = (
  context: Context,
  { pollMs, queues }: { readonly pollMs: number; readonly queues?: DueQueues | undefined },
): RunningJobs => {
  const stopped = new AbortController();
  const { log, now } = context;
  const work = { log, now, pollMs, what: 'cancelled and moved days', due: queues?.queue(nextSessionDue) };
  const running = workUntil(stopped.signal, work, () => handleWaiting(context, () => stopped.signal.aborted));
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
};

/**
 * Cancels every session that is due, or asks its customer for another time, then sends the refunds. Returns how many
 * sessions were processed. A session that fails is retried later and does not block the others.
 */
export const handleWaiting = async (context: Context, isStopped = () => false): Promise<number> => {
  let handled = 0;
  while (!isStopped()) {
    const session = await nextWaiting(context.db, context.now());
    if (!session) break;
    handled += 1;
    try {
      await inTransactionOf(context, (within) => handleSession(within, session));
    } catch (error) {
      const { booking_id: booking, kind, attempts } = session;
      context.log.warn({ err: error, booking, kind }, 'a session of a cancelled or moved day was not handled');
      await storeFailure(context.db, session, nextAttempt(retrySchedules.day, attempts + 1, context.now()));
    }
  }
  if (handled > 0) await sendRefunds(context);
  return handled;
};

/** The change, its refund, held time and mails, and its outcome are one transaction: all of them happen once, or none. */
const handleSession = async (context: Context, session: WaitingSession): Promise<void> => {
  const now = context.now();
  // The booking first: a deletion of the booking locks it before it deletes the row below.
  const booking = await lockBooking(context.db, session.booking_id, now);
  if (!booking || !(await stillWaits(context.db, session))) return;
  const left_because = await reasonToLeave(context, session, booking);
  const result: SessionResult = left_because
    ? { outcome: 'left', left_because }
    : session.kind === 'cancel'
      ? await cancelSession(context, session, booking)
      : await askCustomer(context, session, booking);
  await storeOutcome(context.db, session, result);
};

const reasonToLeave = async (
  context: Context,
  session: WaitingSession,
  booking: BookingRow,
): Promise<NotAskedReason | null | undefined> => {
  const now = context.now();
  const isOfScope = session.resource_id === null || (await usesResource(context, session));
  const refusal = session.kind === 'move' ? askRefusal(booking, now) : null;
  return refusal ?? whyLeft(booking, { day: session.day, isOfScope, now });
};

const usesResource = async (context: Context, { day, resource_id, booking_id }: WaitingSession): Promise<boolean> => {
  const { start, end } = berlinDay(day);
  const found = await bookingsWithin(context, { resource_id: resource_id ?? undefined, from: start, until: end });
  return found.some(({ id }) => id === booking_id);
};

type Waiting<Kind extends DayActionKind> = Extract<WaitingSession, { readonly kind: Kind }>;

const cancelSession = async (
  context: Context,
  session: Waiting<'cancel'>,
  booking: BookingRow,
): Promise<SessionResult> => ({
  outcome: 'cancelled',
  refund_cents: await cancelInFull(context, context.db, booking, {
    actor: session.created_by,
    reason: textFor(session, booking.language),
    key: `day-${session.id}`,
  }),
});

const askCustomer = async (context: Context, session: Waiting<'move'>, booking: BookingRow): Promise<SessionResult> => {
  const asked = await askLocked(context, booking, {
    keeps_time: session.keeps_time,
    explanation: textFor(session, booking.language),
    actor: session.created_by,
    substitute: substituteOf(session, booking.starts_at, context.now()),
  });
  return { outcome: 'asked', time_request_id: asked.time_request?.request_id ?? '' };
};

const substituteOf = ({ to_day, hours }: Waiting<'move'>, starts_at: number, now: number) => {
  const start = to_day === null ? null : sameHourOn(starts_at, to_day);
  return start === null || start <= now ? undefined : { start, until: substituteUntil(now, hours, start) };
};
