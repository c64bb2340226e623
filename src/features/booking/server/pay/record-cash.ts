import { randomUUID } from 'node:crypto';
import { standingOf } from '#features/payments/domain/payment-standing.ts';
import type { SiteMethod } from '#features/payments/domain/site-method.ts';
import { alreadyPaid, closePayments, insertCash, readPayments, removeCash } from '#features/payments/server/api.ts';
import { redeemVoucher, voucherConflict, withGuardedCode } from '#features/vouchers/server/api.ts';
import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { mailsOfStatus } from '../../domain/mails/booking-mails.ts';
import { moneyOf } from '../../domain/money/booking-money.ts';
import { changeBooking } from '../record/change-booking.ts';
import { type IdempotentRequest, storedResponse, storeResponse } from '../record/idempotency-store.ts';
import { type BookingRow, updateBooking } from '../record/store.ts';

interface Cash {
  /** ID of the booking. */
  readonly id: string;
  readonly amount_cents: number;
  readonly method: SiteMethod;
  /** The code of the voucher, as it was typed; only with the method `voucher`. */
  readonly voucher_code?: string | undefined;
  /** What was paid and not refunded when the administrator looked. */
  readonly paid_so_far_cents: number;
  /** ID of an administrator. */
  readonly actor: string;
  /** The same request is recorded once. */
  readonly request?: IdempotentRequest | undefined;
}

/**
 * Records a payment at the studio: the prepayment, the rest, or a part of either. A booking not confirmed yet is
 * confirmed, and its open sessions are closed, so that nothing is paid twice. An online payment that arrives all the
 * same is stored and flagged for a refund. Throws a Problem if more was paid meanwhile, or if a payment is on its way.
 */
export const recordCash = (context: Context, cash: Cash): Promise<AdminBooking> => {
  const record = () =>
    changeBooking(context, cash.id, async (trx, booking) => {
      if (await storedResponse({ db: trx, now: context.now }, cash.request)) return booking;
      await refuseCash(trx, booking, cash);
      const payment_id = randomUUID();
      await storeResponse(trx, cash.request, { booking_id: cash.id, response: { payment_id }, now: context.now() });
      return storeCash(context, trx, booking, { ...cash, payment_id });
    }).catch(refuseInvoiced);
  return cash.method === 'voucher' ? withGuardedCode(context, cash.actor, record) : record();
};

const refuseInvoiced = (error: unknown): never => {
  throw voucherConflict(error) ?? error;
};

/** Records a payment that `refuseCash` has not refused, for a booking that is locked. Returns the changed booking. */
export const storeCash = async (
  context: Context,
  trx: Database,
  booking: BookingRow,
  {
    payment_id,
    amount_cents,
    method,
    voucher_code,
    actor,
  }: Omit<Cash, 'paid_so_far_cents'> & { readonly payment_id: string },
): Promise<BookingRow> => {
  const now = context.now();
  const { id: booking_id } = booking;
  // Before the payment: the database accepts none of this method without it.
  const voucher =
    method === 'voucher' &&
    (await redeemVoucher(trx, {
      code: voucher_code ?? '',
      amount_cents,
      payment_id,
      confirmation_code: booking.confirmation_code,
      actor,
      now,
    }));
  await insertCash(trx, { id: payment_id, booking_id, amount_cents, method, recorded_by: actor, recorded_at: now });
  await closePayments(trx, booking_id, now);
  const entry = { actor, booking_id, at: now };
  const action = method === 'transfer' ? 'booking.transfer_recorded' : 'booking.cash_recorded';
  await recordAudit(trx, { ...entry, action, details: { amount_cents, method, ...(voucher && { voucher }) } });
  // Nobody has handed a transfer over: its customer learns from a mail that it has arrived.
  const receipt = method === 'transfer' ? [{ kind: 'payment_received', amount_cents } as const] : undefined;
  if (booking.status !== 'PENDING' && booking.status !== 'PAYMENT_PENDING') {
    if (receipt) await queueMails(trx, receipt, booking, now);
    return booking;
  }
  const changed = await updateBooking(trx, booking_id, { status: 'CONFIRMED', confirm_by: null }, now);
  await recordAudit(trx, { ...entry, action: 'booking.confirmed', details: { from: booking.status } });
  await queueMails(trx, receipt ?? mailsOfStatus('CONFIRMED', changed), changed, now);
  return changed;
};

/** What was paid for a booking and not refunded. */
export const heldCents = (
  { status }: Pick<BookingRow, 'status'>,
  payments: Awaited<ReturnType<typeof readPayments>>,
): number => {
  const { paid_cents, refunded_cents } = moneyOf({ status, payment: standingOf(payments) });
  return paid_cents - refunded_cents;
};

/** Throws a Problem unless a payment fits what is paid and open. */
export const refuseCash = async (
  trx: Database,
  booking: BookingRow,
  cash: Pick<Cash, 'amount_cents' | 'paid_so_far_cents'>,
): Promise<void> => {
  if (booking.status === 'CANCELLED') throw ruleBroken('booking_cancelled', 'The booking is cancelled');
  const payments = await readPayments(trx, [booking.id]);
  const held_cents = heldCents(booking, payments);
  if (held_cents !== cash.paid_so_far_cents) {
    throw payments.some(({ is_cash }) => is_cash)
      ? conflict('cash_recorded', 'Another payment for this booking was recorded meanwhile')
      : alreadyPaid();
  }
  if (payments.some(({ status, problem }) => status === 'processing' || problem !== null)) {
    throw conflict('payment_processing', 'A payment for this booking is on its way, or does not fit it');
  }
  if (cash.amount_cents > booking.owed_cents - held_cents) {
    throw ruleBroken('more_than_price', 'This is more than what is left of the price of the booking');
  }
};

interface CashToForget extends Pick<Cash, 'id' | 'actor'> {
  /** Left out: all payments at the studio for the booking. */
  readonly payment_id?: string | undefined;
}

/**
 * Takes back recorded payments at the studio: they were a mistake, or the money was handed back. The booking keeps its
 * status. Repeating it changes nothing.
 */
export const forgetCash = (context: Context, { id, payment_id, actor }: CashToForget): Promise<AdminBooking> =>
  changeBooking(context, id, async (trx, booking) => {
    const now = context.now();
    for (const details of await removeCash(trx, { booking_id: id, payment_id, actor, now })) {
      const { amount_cents, method } = details;
      const entry = { actor, booking_id: id, details: { amount_cents, method }, at: now };
      const action = method === 'transfer' ? 'booking.transfer_taken_back' : 'booking.cash_taken_back';
      await recordAudit(trx, { ...entry, action });
    }
    return booking;
  }).catch(refuseInvoiced);
