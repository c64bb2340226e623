import { expect, test } from 'vitest';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import { admissionOf } from './unconfirmed-address.ts';

const pending = { source: 'public', status: 'PENDING', cancelled_by: null } as const;
const cancelled = (by: 'customer' | 'admin' | 'system') =>
  ({ source: 'public', status: 'CANCELLED', cancelled_by: by }) as const;
const received: BookingOrder = { kind: 'booking_received' };
const cancellation: BookingOrder = { kind: 'booking_cancelled' };
const ofConfirmed: BookingOrder = { kind: 'booking_cancelled', was_confirmed: true };

test.each([
  ['the first mail of a booking', received, pending, 'limited'],
  ['the first mail while the payment is open', received, { ...pending, status: 'PAYMENT_PENDING' }, 'limited'],
  ['the first mail of a booking that is confirmed by now', received, { ...pending, status: 'CONFIRMED' }, 'free'],
  ['the first mail of a booking that is over by now', received, { ...pending, status: 'COMPLETED' }, 'free'],
  ['the first mail of a booking by the studio', received, { ...pending, source: 'admin' }, 'free'],
  ['the same mail sent again by the studio', { ...received, by_studio: true }, pending, 'counted'],
  ['a cancellation by the customer', cancellation, cancelled('customer'), 'limited'],
  ['an automatic cancellation', cancellation, cancelled('system'), 'limited'],
  ['a cancellation by the studio', cancellation, cancelled('admin'), 'counted'],
  ['a cancellation of a confirmed booking', ofConfirmed, cancelled('customer'), 'free'],
  ['a restored booking', { kind: 'booking_restored' }, pending, 'counted'],
  ['a mail to the studio', { kind: 'studio_new_booking' }, pending, 'free'],
] as const)('%s is %4$s', (_, order, booking, expected) => {
  expect(admissionOf(order, booking)).toBe(expected);
});
