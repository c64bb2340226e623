import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { AdminBooking } from '../../../admin-contract.ts';
import { moneyOf } from '../../../domain/money/booking-money.ts';
import { paymentInCents } from '../../parts/admin/payment-in-cents.ts';

/** What was paid and not refunded, and what is left of what is owed; in EUR, as requests contain them. */
export const siteAmounts = ({ status, payment, owed }: AdminBooking) => {
  const { paid_cents, refunded_cents } = moneyOf({ status, payment: paymentInCents(payment) });
  const held_cents = paid_cents - refunded_cents;
  return {
    paid_so_far: held_cents / 100,
    open: Math.max(0, wholeCentsOf(owed) - held_cents) / 100,
  };
};

/**
 * Whether a payment at the studio can be recorded: the booking is not cancelled, something of what is owed is left, and no
 * payment is on its way or has a problem.
 */
export const takesSitePayment = (booking: AdminBooking): boolean =>
  booking.status !== 'CANCELLED' &&
  booking.payment.problem === null &&
  booking.payment.status !== 'processing' &&
  siteAmounts(booking).open > 0;
