import { requestRefund } from '#features/payments/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { AdminBooking } from '../admin-contract.ts';
import { adminView } from './admin-view.ts';
import { changeBooking } from './change-booking.ts';
import { sendRefundsOf } from './send-refunds.ts';
import { selectBooking } from './store.ts';

interface Refund {
  /** EUR; undefined: all that is left. */
  readonly amount?: number | null | undefined;
  /** 'customer', or the id of an administrator. */
  readonly actor: string;
  /** Idempotency-Key: sent twice, it is one refund. */
  readonly key: string | undefined;
}

/**
 * Gives money back, all or part of what was paid (SRV-33), whatever the booking's status. It is written down first and
 * the provider asked afterwards: what it cannot be asked now is asked again until it answers.
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

/** The booking as it is after the provider was asked. */
export const currentView = async (context: Context, id: string): Promise<AdminBooking> => {
  const booking = await selectBooking(context.db, id);
  if (!booking) throw notFound('Booking');
  return adminView(context, booking);
};

/** Writes a refund down in a transaction that holds the booking; the provider is asked by `sendRefundsOf` after it. */
export const writeRefund = async (
  context: Context,
  trx: Database,
  booking_id: string,
  { amount, actor, key }: Refund,
): Promise<void> => {
  const amount_cents = amount === null || amount === undefined ? undefined : wholeCentsOf(amount);
  const now = context.now();
  const requested = await requestRefund(trx, { booking_id, amount_cents, actor, key }, now);
  if (requested === 0) return;
  const details = { amount_cents: requested };
  await recordAudit(trx, { actor, action: 'booking.refund_requested', booking_id, details, at: now });
};
