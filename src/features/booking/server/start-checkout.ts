import { checkoutSession, keepPayment, prepaymentOf, readPaymentSettings } from '#features/payments/server/api.ts';
import { serviceById } from '#features/services/server/api.ts';
import { notFound, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/format.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { type BookingRow, lockBooking, selectBooking, updateBooking } from './store.ts';

/**
 * Starts the prepayment of a booking (SRV-28, AMB-045): the amount is decided anew here, the provider is asked without
 * any lock held, and only then the booking becomes PAYMENT_PENDING — unless it was cancelled or paid meanwhile.
 */
export const startCheckout = async (context: Context, bookingId: string): Promise<{ checkout_url: string }> => {
  const booking = await selectBooking(context.db, bookingId);
  if (!booking) throw notFound('Booking');
  refuseUnlessPayable(booking, context.now());
  const settings = await readPaymentSettings(context.db);
  const service = await serviceById(context.db, booking.service_id);
  // The price is the one the customer booked at; what of it is due now is the rule's of today.
  const { required, amount_cents } = prepaymentOf({ ...service, price_cents: booking.service_price_cents }, settings);
  if (!required) throw ruleBroken('no_prepayment', 'This booking needs no prepayment');
  const payment = await checkoutSession(context, settings, {
    booking_id: booking.id,
    amount_cents,
    customer_email: booking.customer_email,
    described: { ...booking, date: `${formatDate(berlinDateOf(booking.starts_at))} ${formatTime(booking.starts_at)}` },
    ...returnAddresses(context.publicUrl, booking.id),
  });
  await context.db.transaction().execute(async (trx) => {
    const current = await lockBooking(trx, bookingId);
    if (!current) throw notFound('Booking');
    const now = context.now();
    refuseUnlessPayable(current, now);
    await keepPayment(trx, payment, now);
    if (current.status === 'PAYMENT_PENDING') return;
    await updateBooking(trx, bookingId, { status: 'PAYMENT_PENDING' }, now);
    await recordAudit(trx, {
      actor: 'customer',
      action: 'booking.payment_started',
      booking_id: bookingId,
      details: { amount_cents },
    });
  });
  return { checkout_url: payment.checkout_url };
};

const refuseUnlessPayable = (booking: BookingRow, now: number): void => {
  const open = booking.status === 'PENDING' || booking.status === 'PAYMENT_PENDING';
  if (!open || booking.starts_at <= now) throw ruleBroken('not_payable', 'This booking cannot be paid');
};

// {CHECKOUT_SESSION_ID} is filled in by the provider (AMB-102).
const returnAddresses = (publicUrl: string, id: string): { success_url: string; cancel_url: string } => ({
  success_url: `${publicUrl}/booking/success/${id}?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${publicUrl}/booking/success/${id}?payment=cancelled`,
});
