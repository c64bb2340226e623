import type { BookingOrder } from '#shared/contract/mail-order.ts';
import { recipientOf } from '#shared/contract/mail-order.ts';
import type { MailBooking } from './mail-facts.ts';

/** How many mails of unconfirmed public bookings one mailbox gets in a day, whoever books under it (M04). */
export const unprovedMailsADay = 10;

/**
 * Whether a mail counts against that limit, and whether the limit stops it. Anybody can type anybody's address into the
 * booking form, so what a visitor or the clock sets off is `limited`. What the studio sets off only counts.
 */
export const admissionOf = (
  order: BookingOrder,
  { source, status, cancelled_by }: Pick<MailBooking, 'source' | 'status' | 'cancelled_by'>,
): 'free' | 'counted' | 'limited' => {
  if (source !== 'public' || recipientOf(order.kind) !== 'customer') return 'free';
  if (status === 'CONFIRMED' || status === 'COMPLETED') return 'free';
  if (order.kind === 'booking_received') return order.by_studio ? 'counted' : 'limited';
  if (order.kind !== 'booking_cancelled') return 'counted';
  if (order.was_confirmed) return 'free';
  return cancelled_by === 'admin' ? 'counted' : 'limited';
};
