import { completePastBookings, forgetAnswers } from '#features/booking/server/api.ts';
import { queueReminders, startMailDelivery } from '#features/notifications/server/api.ts';
import { HOUR } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { type PeriodicTask, type RunningJobs, startPeriodicTasks } from '#shared/server/periodic-tasks.ts';

/** How soon a mail leaves, at the latest, after what it tells of. */
const mailPollMs = 1000;

/** Starts what runs beside the requests: what is looked at every interval, and the outbox (SRV-68). */
export const startBackground = (context: Context, intervalMs: number): RunningJobs => {
  const periodic = startPeriodicTasks(studioTasks(context), intervalMs, context.log);
  const mails = startMailDelivery(context, { pollMs: Math.min(mailPollMs, intervalMs) });
  return {
    stop: async () => {
      await Promise.all([periodic.stop(), mails.stop()]);
    },
  };
};

const studioTasks = (context: Context): readonly PeriodicTask[] => [
  { name: 'complete-bookings', run: () => completePastBookings(context) },
  { name: 'queue-reminders', run: async () => void (await queueReminders(context)) },
  { name: 'forget-answers', everyMs: HOUR, run: () => forgetAnswers(context.db, context.now()) },
];
