import { claimTime } from '#features/availability/server/api.ts';
import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { lostOf, receivedOf, refundedOf } from '#features/payments/domain/payment-standing.ts';
import type { CheckoutReport } from '#features/payments/domain/provider/provider-report.ts';
import {
  closePayments,
  type PaymentRow,
  paymentOfReport,
  readPayments,
  type StoredReport,
  storeCheckoutReport,
  updatePayment,
} from '#features/payments/server/api.ts';
import { serviceById } from '#features/services/server/api.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import { queueMails, queuePaymentMail } from '#shared/server/outbox.ts';
import {
  type ArrivedPayment,
  isTooMuch,
  type PaymentOutcome,
  paymentOutcome,
} from '../../domain/money/payment-outcome.ts';
import { bookedNeeds } from '../demand/booked-needs.ts';
import { restoredColumns } from '../demand/restore-time.ts';
import type { BookingColumns } from '../record/booking-table.ts';
import { type BookingRow, lockBooking, selectBooking, updateBooking } from '../record/store.ts';

/** What reported the state: a webhook, a check when the customer came back, or the periodic check. */
export type ReportSource = 'webhook' | 'return' | 'reconciliation';

interface ReportedCheckout {
  readonly settings: PaymentSettings;
  readonly report: CheckoutReport;
  readonly source: ReportSource;
}

/**
 * Processes what the provider reports about a session, in the caller's transaction. It is idempotent and independent of
 * order: a payment is stored once, its booking confirmed once and one mail written, because the booking is locked and a
 * payment becomes paid only once.
 */
export const fulfilPayment = async (context: Context, trx: Database, session: ReportedCheckout): Promise<void> => {
  const { report } = session;
  const found = await paymentOfReport(trx, report);
  if (!found) return recordUnknownCheckout(context, trx, session);
  const booking = found.booking_id === null ? undefined : await lockBooking(trx, found.booking_id, context.now());
  const kept = await storeCheckoutReport(context, trx, { ...session, paymentId: found.id });
  const { payment } = kept;
  if (kept.became === 'same') return;
  context.log.info(
    { booking: payment.booking_id, became: kept.became, source: session.source },
    'the state of a payment has changed',
  );
  if (kept.became === 'mismatch') {
    context.log.error(
      { booking: payment.booking_id, mismatch: kept.mismatch },
      'a payment does not match what was requested',
    );
  }
  if (!booking) return reportPaymentOfDeleted(context, trx, session, kept);
  if (kept.became === 'paid') return settle(context, trx, booking, payment);
  const now = context.now();
  const about = kept.became === 'mismatch' ? { problem: kept.mismatch } : { amount_cents: payment.amount_cents };
  const details = { ...about, ...restOfPrice(payment) };
  // An expiry that we caused ourselves is not recorded.
  if (kept.became === 'expired' && payment.status === 'closing') return;
  await recordAudit(trx, {
    actor: 'system',
    action: `booking.payment_${kept.became}`,
    booking_id: booking.id,
    details,
    at: now,
  });
};

// The booking exists but its session does not, as after restoring an older backup.
const recordUnknownCheckout = async (context: Context, trx: Database, { report }: ReportedCheckout): Promise<void> => {
  const { booking_id } = report.of;
  if (report.state !== 'paid' || booking_id === null || !(await selectBooking(contextIn(context, trx), booking_id)))
    return;
  context.log.error({ booking: booking_id }, 'a payment belongs to an unknown session');
  const details = { problem: 'session', amount_cents: report.amount_cents };
  await recordAudit(trx, {
    actor: 'system',
    action: 'booking.payment_mismatch',
    booking_id,
    details,
    at: context.now(),
  });
};

/** A payment for a deleted booking: the studio is notified and refunds it. */
const reportPaymentOfDeleted = async (
  context: Context,
  trx: Database,
  { report }: ReportedCheckout,
  kept: Pick<StoredReport, 'became' | 'payment'>,
): Promise<void> => {
  if (kept.became !== 'paid' && kept.became !== 'mismatch') return;
  const now = context.now();
  const { id, amount_cents, currency, deleted_code: code } = kept.payment;
  if (kept.became === 'paid') await updatePayment(trx, id, { refund_needed: true }, now);
  const booking_id = kept.payment.deleted_booking_id ?? report.of.booking_id;
  await recordAudit(trx, {
    actor: 'customer',
    action: 'booking.paid_after_deletion',
    ...(booking_id !== null && { booking_id }),
    details: { amount_cents, currency, ...(code !== null && { confirmation_code: code }) },
    at: now,
  });
  await queuePaymentMail(trx, { kind: 'studio_payment_of_deleted', amount_cents, code: code ?? '' }, id, now);
};

/** Applies the effect of the payment to the booking. */
const settle = async (context: Context, trx: Database, booking: BookingRow, payment: PaymentRow): Promise<void> => {
  const now = context.now();
  const { amount_cents, currency } = payment;
  const entry = { actor: 'customer', booking_id: booking.id, at: now };
  const is_rest = payment.purpose === 'rest';
  await recordAudit(trx, {
    ...entry,
    action: 'booking.paid',
    details: { amount_cents, currency, ...restOfPrice(payment) },
  });
  await closePayments(trx, booking.id, now);
  const before = await paidBefore(trx, booking.id, payment.id);
  const too_much = isTooMuch({ ...before, is_rest, amount_cents, price_cents: booking.owed_cents });
  const wanted = paymentOutcome({ ...booking, is_erased: booking.erased_at !== null }, { now, too_much, is_rest });
  const outcome = wanted === 'restore' && !(await tryRetakeTime(contextIn(context, trx), booking)) ? 'refund' : wanted;
  if (outcome === 'refund') {
    await updatePayment(trx, payment.id, { refund_needed: true }, now);
    await recordAudit(trx, {
      ...entry,
      actor: 'system',
      action: 'booking.refund_needed',
      details: { amount_cents, ...(too_much && { twice: true }) },
    });
    await queueMails(
      trx,
      [{ kind: 'studio_refund_needed', amount_cents, ...(too_much && { twice: true }) }],
      booking,
      now,
    );
    return;
  }
  const changes = changesOf(outcome, booking.id);
  const changed = changes ? await updateBooking(trx, booking.id, changes, now) : booking;
  if (outcome === 'restore') await recordAudit(trx, { ...entry, actor: 'system', action: 'booking.restored' });
  if (booking.awaits_birth) return queueMails(trx, [{ kind: 'birth_place', paid_cents: amount_cents }], booking, now);
  const restored = outcome === 'restore' ? [{ kind: 'booking_restored' } as const] : [];
  await queueMails(
    trx,
    [...restored, { kind: 'payment_received', amount_cents, ...restOfPrice(payment) }],
    changed,
    now,
  );
};

/** Marks what tells of a payment of the rest. */
const restOfPrice = ({ purpose }: Pick<PaymentRow, 'purpose'>): { rest?: true } =>
  purpose === 'rest' ? { rest: true } : {};

/** What a booking has received besides a payment. */
const paidBefore = async (
  trx: Database,
  bookingId: string,
  paymentId: string,
): Promise<Pick<ArrivedPayment, 'held_cents' | 'paid_before'>> => {
  const paid = (await readPayments(trx, [bookingId])).filter(
    (other) => other.id !== paymentId && other.status === 'paid' && (receivedOf(other) > 0 || lostOf(other) === 0),
  );
  const held_cents = paid
    .filter(({ refund_needed }) => !refund_needed)
    .reduce((sum, other) => sum + receivedOf(other) - refundedOf(other), 0);
  return { held_cents, paid_before: paid.length > 0 };
};

const changesOf = (outcome: Exclude<PaymentOutcome, 'refund'>, id: string): BookingColumns | undefined => {
  if (outcome === 'keep') return undefined;
  return outcome === 'confirm' ? { status: 'CONFIRMED' } : restoredColumns(id, 'CONFIRMED');
};

/** Takes the time of a cancelled booking again; returns false if it is no longer free. */
const tryRetakeTime = async (context: Context, booking: BookingRow): Promise<boolean> => {
  const { id, photographer_id, starts_at: start, ends_at: end, internal, minutes_before, minutes_after } = booking;
  const needs = await bookedNeeds(context.db, booking, await serviceById(context.db, booking.service_id));
  const session = {
    photographer_id,
    start,
    duration_min: (end - start) / MINUTE,
    minutes_before,
    minutes_after,
    needs,
  };
  const mode = internal ? 'internal' : 'staff';
  return (await claimTime(context, { id, session, mode, isAgreed: true, internal })).ok;
};
