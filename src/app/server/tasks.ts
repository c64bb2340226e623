import { fillPlaces, remindOfPlaces } from '#features/births/server/api.ts';
import {
  cancelUnpaid,
  checkDisputes,
  checkPayments,
  closeCheckouts,
  completePastBookings,
  deleteOldResponses,
  expireUnconfirmed,
  forgetOrigins,
  sendRefunds,
  tellDisputes,
} from '#features/booking/server/api.ts';
import { startDayActions } from '#features/days/server/api.ts';
import { forgetOldDeliveries, startWebhookDelivery } from '#features/integrations/server/api.ts';
import { cancelLostDeposits, issueDueDeposits } from '#features/invoices/server/api.ts';
import { queueReminders, startMessageDelivery, startPushDelivery } from '#features/notifications/server/api.ts';
import { endLapsedOffers } from '#features/offers/server/api.ts';
import { startPictures } from '#features/pictures/server/api.ts';
import { applyRetention } from '#features/privacy/server/api.ts';
import {
  checkVoucherOrders,
  forgetVoucherTries,
  lapseVouchers,
  sellPaidOrders,
} from '#features/vouchers/server/api.ts';
import { startWaitingList } from '#features/waiting/server/api.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { DueQueues } from '#shared/server/due-queues.ts';
import {
  type PeriodicTask,
  type RunningJobs,
  startPeriodicTasks,
  type TaskWatch,
} from '#shared/server/periodic-tasks.ts';
import { voucherSales } from './routes.ts';

/** The least time between two searches for what is due in the queues, in ms. */
const outgoingPollMs = 1000;

/** Starts the background work: the periodic tasks, the outbox, push messages and the webhooks. */
export const startBackground = (
  context: Context,
  intervalMs: number,
  watch: TaskWatch,
  further: readonly PeriodicTask[],
): RunningJobs => {
  const tasks = [...studioTasks(context, intervalMs), ...further];
  const periodic = startPeriodicTasks(tasks, intervalMs, context.log, watch);
  const pollMs = Math.min(outgoingPollMs, intervalMs);
  const queues = new DueQueues(context, { pollMs });
  const queued = { pollMs, queues };
  const messages = startMessageDelivery(context, queued);
  const pushes = startPushDelivery(context, queued);
  const webhooks = startWebhookDelivery(context, queued);
  const waiting = startWaitingList(context, queued);
  const days = startDayActions(context, queued);
  const pictures = startPictures(context, queued);
  const all = [periodic, queues, messages, pushes, webhooks, waiting, days, pictures];
  return {
    stop: async () => {
      await Promise.all(all.map((one) => one.stop()));
    },
  };
};

const studioTasks = (context: Context, intervalMs: number): readonly PeriodicTask[] => [
  { name: 'complete-bookings', run: () => completePastBookings(context) },
  { name: 'expire-unconfirmed', run: () => expireUnconfirmed(context) },
  { name: 'end-lapsed-offers', run: () => endLapsedOffers(context) },
  { name: 'fill-birth-places', run: () => fillPlaces(context) },
  { name: 'remind-of-births', everyMs: HOUR, run: () => remindOfPlaces(context) },
  { name: 'queue-reminders', run: async () => void (await queueReminders(context)) },
  { name: 'issue-invoices', run: () => issueDueDeposits(context) },
  { name: 'cancel-lost-deposits', run: () => cancelLostDeposits(context) },
  { name: 'lapse-vouchers', run: () => lapseVouchers(context) },
  { name: 'sell-paid-vouchers', run: () => sellPaidOrders(context, voucherSales) },
  { name: 'send-refunds', run: () => sendRefunds(context) },
  { name: 'close-sessions', run: () => closeCheckouts(context) },
  // Every five minutes with the default interval.
  { name: 'check-payments', everyMs: 5 * intervalMs, run: () => checkPayments(context, 4 * intervalMs) },
  {
    name: 'check-voucher-orders',
    everyMs: 5 * intervalMs,
    run: () => checkVoucherOrders(context, voucherSales, 4 * intervalMs),
  },
  { name: 'check-disputes', everyMs: HOUR, run: () => checkDisputes(context) },
  { name: 'tell-disputes', run: () => tellDisputes(context) },
  { name: 'cancel-unpaid', everyMs: 5 * intervalMs, run: () => cancelUnpaid(context) },
  { name: 'forget-answers', everyMs: HOUR, run: () => deleteOldResponses(context.db, context.now()) },
  { name: 'forget-origins', everyMs: HOUR, run: () => forgetOrigins(context.db, context.now()) },
  { name: 'forget-voucher-tries', everyMs: HOUR, run: () => forgetVoucherTries(context.db, context.now()) },
  { name: 'forget-deliveries', everyMs: HOUR, run: () => forgetOldDeliveries(context) },
  { name: 'apply-retention', everyMs: HOUR, run: () => applyRetention(context) },
];
