import { releaseTime } from '#features/availability/server/api.ts';
import { moneyHeld } from '#features/payments/domain/payment-standing.ts';
import {
  closePayments,
  type PaymentRow,
  paymentsOf,
  readPaymentSettings,
  readPayments,
} from '#features/payments/server/api.ts';
import { conflict, notFound, Problem } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { changedMeanwhile } from '#shared/server/database/database-problem.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { close } from '../pay/check-payments.ts';
import { deleteBooking, lockBooking } from '../record/store.ts';

interface Deletion {
  readonly id: string;
  readonly actor: string;
}

/** More sessions than a customer starts while one booking is being deleted. */
const mostAttempts = 5;

/**
 * Permanently deletes a booking and everything that belongs to it; notes about the customer stay. What remains is an
 * audit entry without customer data. Throws 409 while money is held for the booking or a fee is charged, and 503 while a
 * session that can still be paid cannot be closed at the provider. A trigger in the database also refuses to delete a
 * booking with money.
 */
export const deleteForGood = async (context: Context, deletion: Deletion): Promise<void> => {
  const settings = await readPaymentSettings(context.db);
  const left = new Set<string>();
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const payable = await inTransaction(context.db, (trx) => deleteUnlessPayable(context, trx, deletion, left));
    if (payable.length === 0) return;
    for (const payment of payable) {
      if (await close(context, settings, payment)) continue;
      if (payment.expires_at > context.now()) throw notClosed();
      // It cannot be paid any more. If it was paid before, the studio is notified when the provider reports it.
      left.add(payment.id);
    }
  }
  throw changedMeanwhile();
};

/**
 * Deletes the booking, or returns the sessions that first have to be closed at the provider. No customer is sent to
 * them any more.
 */
const deleteUnlessPayable = async (
  context: Context,
  trx: Database,
  { id, actor }: Deletion,
  left: ReadonlySet<string>,
): Promise<PaymentRow[]> => {
  const booking = await lockBooking(trx, id, context.now());
  if (!booking) throw notFound('Booking');
  const held = moneyHeld(await readPayments(trx, [id])) ?? (booking.no_show_fee_cents === null ? undefined : 'fee');
  if (held) throw hasMoney(held);
  const now = context.now();
  await closePayments(trx, id, now);
  const payable = (await paymentsOf(trx, id)).filter(
    (payment) => payment.status === 'closing' && payment.problem === null && !left.has(payment.id),
  );
  if (payable.length > 0) return payable;
  await deleteBooking(trx, id);
  await releaseTime(trx, id);
  const details = { confirmation_code: booking.confirmation_code, status: booking.status };
  await recordAudit(trx, { actor, action: 'booking.deleted', booking_id: id, details, at: now });
  return [];
};

const hasMoney = (held: keyof typeof moneyReasons): Problem => conflict('booking_has_money', moneyReasons[held]);

const moneyReasons = {
  contested:
    'The bank of the customer contests a payment for this booking. It can be deleted once the bank has decided.',
  paid: 'Money was paid for this booking. It can be deleted once all of it has been given back.',
  cash: 'A payment at the studio is recorded for this booking. It can be deleted once that has been taken back.',
  fee: 'A fee for a missed session is charged for this booking. It can be deleted once that has been taken back.',
  processing:
    'A payment for this booking is on its way. It can be deleted once the payment has failed or was given back.',
} as const;

const notClosed = (): Problem =>
  new Problem(
    503,
    'payment_open',
    'The open payment of this booking could not be closed at the payment provider. Nothing was deleted, please try again.',
    { retryAfterSeconds: 5 },
  );
