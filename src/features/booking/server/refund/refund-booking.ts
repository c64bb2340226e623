import { closePayments, requestRefund } from '#features/payments/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { adminView } from '../record/admin-view.ts';
import { changeBooking } from '../record/change-booking.ts';
import { selectBooking } from '../record/store.ts';
import { sendRefundsOf } from './send-refunds.ts';

interface Refund {
  /** undefined: the whole amount that is still refundable. */
  readonly amount_cents: number | undefined;
  /** 'customer' or the ID of an administrator. */
  readonly actor: string;
  /** Idempotency-Key: the same key gives one refund. */
  readonly key: string | undefined;
}

/**
 * Refunds all or part of what was paid, whatever the booking's status. The refund is recorded first, and then the
 * provider is called. If that fails, it is retried until the provider responds.
 */
export const refundBooking = async (
  context: Context,
  { id, ...refund }: Refund & { id: string },
): Promise<AdminBooking> => {
  await changeBooking(context, id, async (trx, booking) => {
    await writeRefund(context, trx, id, refund);
    return booking;
  });
  await sendRefundsOf(context, id);
  return currentView(context, id);
};

/** Returns the booking as it is after the call to the provider. */
export const currentView = async (context: Context, id: string): Promise<AdminBooking> => {
  const booking = await selectBooking(context, id);
  if (!booking) throw notFound('Booking');
  return adminView(context, booking);
};

/** Records a refund in a transaction that holds the booking's lock. `sendRefundsOf` calls the provider after it. */
export const writeRefund = async (
  context: Context,
  trx: Database,
  booking_id: string,
  { amount_cents, actor, key }: Refund,
): Promise<void> => {
  const now = context.now();
  const requested = await requestRefund(trx, { booking_id, amount_cents, actor, key }, now);
  if (requested === 0) return;
  // From now on the studio decides what is still to be paid.
  await closePayments(trx, booking_id, now);
  const details = { amount_cents: requested };
  await recordAudit(trx, { actor, action: 'booking.refund_requested', booking_id, details, at: now });
};
