import {
  checkDisputes as askForDisputes,
  markDisputeTold,
  type PaymentRow,
  paymentsByIntent,
  type UntoldDispute,
  untoldDisputes,
} from '#features/payments/server/api.ts';
import { ordersByIntent } from '#features/vouchers/server/api.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import { queuePaymentMail } from '#shared/server/outbox.ts';
import { queueOrderMail } from '#shared/server/purchase-outbox.ts';
import { selectBooking } from '../record/store.ts';

/**
 * Tells the studio what the banks of customers contest, take back, or have decided: in the timeline of the booking and by
 * mail, once for each state, whoever learned of it. A dispute that is reported before its payment waits for it.
 */
export const tellDisputes = async (context: Context): Promise<void> => {
  const untold = await untoldDisputes(context.db);
  if (untold.length === 0) return;
  const payments = await paymentsByIntent(
    context.db,
    untold.map(({ payment_intent }) => payment_intent),
  );
  const orders = await ordersByIntent(
    context.db,
    untold.map(({ payment_intent }) => payment_intent),
  );
  for (const { id, payment_intent } of untold) {
    const payment = payments.find((one) => one.payment_intent === payment_intent);
    if (payment) await inTransaction(context.db, (trx) => tellOfBooking(context, trx, id, payment));
    const order = orders.find((one) => one.payment_intent === payment_intent);
    if (order) await inTransaction(context.db, (trx) => tellOfVoucher(context, trx, id, order.id));
  }
};

/** Asks the provider what is contested, and tells the studio. */
export const checkDisputes = async (context: Context): Promise<void> => {
  await askForDisputes(context);
  await tellDisputes(context);
};

/** What is new for the studio: what was decided for it before it knew of it changes nothing. */
const claimDispute = async (trx: Database, id: string): Promise<UntoldDispute | undefined> => {
  const dispute = await markDisputeTold(trx, id);
  return dispute?.state === 'won' && dispute.told_state === null ? undefined : dispute;
};

/** The voucher stays as it is: the studio blocks it, or undoes its sale. */
const tellOfVoucher = async (context: Context, trx: Database, id: string, orderId: string): Promise<void> => {
  const dispute = await claimDispute(trx, id);
  if (!dispute) return;
  const { state, amount_cents } = dispute;
  context.log.warn({ order: orderId, state }, 'the payment of a voucher is contested');
  const mail = { kind: 'studio_payment_contested', amount_cents, code: '', state, voucher: true } as const;
  await queueOrderMail(trx, mail, orderId, context.now());
};

const tellOfBooking = async (context: Context, trx: Database, id: string, payment: PaymentRow): Promise<void> => {
  const dispute = await claimDispute(trx, id);
  if (!dispute) return;
  const now = context.now();
  const { state, amount_cents } = dispute;
  const booking_id = payment.booking_id ?? payment.deleted_booking_id;
  context.log.warn({ booking: booking_id, state }, 'a payment is contested');
  await recordAudit(trx, {
    actor: 'system',
    action: `booking.payment_${state}`,
    ...(booking_id !== null && { booking_id }),
    details: { amount_cents },
    at: now,
  });
  const booking =
    payment.booking_id === null ? undefined : await selectBooking(contextIn(context, trx), payment.booking_id);
  const code = booking?.confirmation_code ?? payment.deleted_code ?? '';
  await queuePaymentMail(trx, { kind: 'studio_payment_contested', amount_cents, code, state }, payment.id, now);
};
