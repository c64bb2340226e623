import { awaitedTransfer, overdueBookings, paymentsOf, readPaymentSettings } from '#features/payments/server/api.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { close } from '../pay/check-payments.ts';
import { lockBooking } from '../record/store.ts';
import { cancelLockedBooking, reasonWithCode } from './cancel-booking.ts';

const batch = 100;

/**
 * Cancels bookings whose payment has not arrived in time, if the studio has switched that on. Their checkout sessions
 * are closed first. A booking keeps its time until the provider has confirmed that, and if the session turns out to be
 * paid, the booking is confirmed.
 */
export const cancelUnpaid = async (context: Context): Promise<void> => {
  const settings = await readPaymentSettings(context.db);
  if (!settings.auto_cancel_unpaid) return;
  const now = context.now();
  const askedBefore = now - settings.payment_deadline_hours * HOUR;
  for (const id of await overdueBookings(context.db, { now, askedBefore, limit: batch })) {
    const open = (await paymentsOf(context.db, id)).filter(({ status }) => status === 'open' || status === 'closing');
    const closed = await Promise.all(open.map((payment) => close(context, settings, payment)));
    if (closed.every(Boolean)) await cancelIfUnpaid(context, id);
  }
};

// Checked again under the lock: the payment may have arrived meanwhile, or the customer may have started another one.
const cancelIfUnpaid = ({ db, now }: Context, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, id, now());
    if (booking?.status !== 'PAYMENT_PENDING') return;
    const payments = await paymentsOf(trx, id);
    const transfer = await awaitedTransfer(trx, id);
    if (transfer && transfer.due_at > now() && booking.starts_at > now()) return;
    if (payments.some(({ status }) => ['asking', 'open', 'processing', 'paid'].includes(status))) return;
    await cancelLockedBooking(trx, booking, { by: 'system', actor: 'system', reason: reasonWithCode('unpaid') }, now());
  });
