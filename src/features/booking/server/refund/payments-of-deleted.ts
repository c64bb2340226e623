import { receivedOf, refundedOf } from '#features/payments/domain/payment-standing.ts';
import { contestedCents } from '#features/payments/domain/provider/dispute.ts';
import {
  lockPaymentOfDeleted,
  type PaymentOfDeletedRow,
  readPaymentsOfDeleted,
  requestRefundOf,
} from '#features/payments/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { PaymentOfDeleted } from '../../payment-contract.ts';
import { paymentOfDeletedView } from './payment-of-deleted-view.ts';
import { sendRefunds } from './send-refunds.ts';

/** Returns the payments of deleted bookings that are not refunded in full, and those that the bank has not decided. */
export const paymentsOfDeleted = async ({ db }: Context): Promise<PaymentOfDeleted[]> =>
  (await readPaymentsOfDeleted(db)).filter((payment) => !isSettled(payment)).map(paymentOfDeletedView);

const isSettled = (payment: PaymentOfDeletedRow): boolean => {
  if (payment.status !== 'paid') return refundedOf(payment) > 0;
  return refundedOf(payment) === receivedOf(payment) && contestedCents(payment.disputes) === 0;
};

interface Refund {
  readonly id: string;
  /** undefined: the whole amount that is still refundable. */
  readonly amount_cents: number | undefined;
  /** ID of an administrator. */
  readonly actor: string;
  /** Idempotency-Key: the same key gives one refund. */
  readonly key: string | undefined;
}

/**
 * Refunds such a payment, in full or in part. Throws 404 if the payment does not exist or its booking was not deleted.
 */
export const refundPaymentOfDeleted = async (context: Context, refund: Refund): Promise<PaymentOfDeleted> => {
  const { id } = refund;
  await inTransaction(context.db, (trx) => writeRefund(context, trx, refund));
  await sendRefunds(context, { paymentIds: [id] });
  return paymentOfDeletedView(await inTransaction(context.db, (trx) => locked(trx, id)));
};

const writeRefund = async (
  context: Context,
  trx: Database,
  { id, amount_cents, actor, key }: Refund,
): Promise<void> => {
  const payment = await locked(trx, id);
  const now = context.now();
  const requested = await requestRefundOf(trx, [payment], { amount_cents, actor, key }, now);
  const { deleted_booking_id: booking_id } = payment;
  if (requested === 0) return;
  await recordAudit(trx, {
    actor,
    action: 'booking.refund_requested',
    ...(booking_id !== null && { booking_id }),
    details: { amount_cents: requested },
    at: now,
  });
};

const locked = async (trx: Database, id: string): Promise<PaymentOfDeletedRow> => {
  const payment = isId(id) ? await lockPaymentOfDeleted(trx, id) : undefined;
  if (!payment) throw notFound('Payment');
  return payment;
};
