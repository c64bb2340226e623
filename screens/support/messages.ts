import type { OutboxMessage } from '#features/notifications/outbox-contract.ts';
import { bookingOf } from './bookings.ts';

/** The mail to the customer of a new booking, which waits to be sent. */
export const messageOf = (
  booking = bookingOf('2031-03-05T09:00'),
  more: Partial<OutboxMessage> = {},
): OutboxMessage => ({
  id: crypto.randomUUID(),
  channel: 'email',
  kind: 'booking_received',
  recipient: 'customer',
  to_name: booking.customer_name,
  to_address: booking.customer_email ?? '',
  language: 'de',
  status: 'waiting',
  attempts: 0,
  created_at: booking.created_at,
  sent_at: null,
  next_attempt_at: booking.created_at,
  last_error: null,
  subject: null,
  booking: {
    id: booking.id,
    confirmation_code: booking.confirmation_code,
    customer_name: booking.customer_name,
    start: booking.start,
  },
  contact: null,
  may_send_again: false,
  may_give_up: true,
  ...more,
});
