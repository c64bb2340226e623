import type { BookingOrder } from '#shared/kernel/message-order.ts';
import { recipientOf } from '#shared/kernel/message-order.ts';
import type { MailBooking } from './mail-facts.ts';

/** How many mails of unconfirmed public bookings a mailbox gets in 24 hours, whoever makes the bookings. */
export const unconfirmedMailsPerDay = 10;

/**
 * Decides whether a mail counts against that limit, and whether the limit applies to it. Any visitor can enter any
 * address into the booking form, so mails triggered by a visitor or by time are `limited`. Mails triggered by the
 * studio only count.
 */
export const admissionOf = (
  order: BookingOrder,
  { source, status, cancelled_by }: Pick<MailBooking, 'source' | 'status' | 'cancelled_by'>,
): 'free' | 'counted' | 'limited' => {
  if (source !== 'public' || recipientOf(order.kind) !== 'customer') return 'free';
  if (status === 'CONFIRMED' || status === 'COMPLETED') return 'free';
  if (order.kind === 'booking_received' || order.kind === 'confirm_address')
    return order.by_studio ? 'counted' : 'limited';
  if (order.kind === 'booking_changed') return order.by_customer ? 'limited' : 'counted';
  if (order.kind !== 'booking_cancelled') return 'counted';
  if (order.was_confirmed) return 'free';
  return cancelled_by === 'admin' ? 'counted' : 'limited';
};
