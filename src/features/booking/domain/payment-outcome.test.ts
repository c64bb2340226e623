import { expect, it } from 'vitest';
import { type PaidBooking, paymentOutcome } from './payment-outcome.ts';

const now = Date.UTC(2030, 5, 3, 8);
const ahead = { starts_at: now + 1, cancelled_by: null, is_erased: false };

it.each<[string, PaidBooking, string]>([
  ['a booking nobody has begun to pay', { ...ahead, status: 'PENDING' }, 'confirm'],
  ['a booking that waits for it', { ...ahead, status: 'PAYMENT_PENDING' }, 'confirm'],
  ['a booking confirmed by hand', { ...ahead, status: 'CONFIRMED' }, 'keep'],
  ['a session that has taken place', { ...ahead, status: 'COMPLETED', starts_at: now - 1 }, 'keep'],
  ['one cancelled for want of payment', { ...ahead, status: 'CANCELLED', cancelled_by: 'system' }, 'restore'],
  [
    'the same, when it would have begun',
    { ...ahead, starts_at: now, status: 'CANCELLED', cancelled_by: 'system' },
    'refund',
  ],
  [
    'the same, of an erased customer',
    { ...ahead, status: 'CANCELLED', cancelled_by: 'system', is_erased: true },
    'refund',
  ],
  ['one its customer cancelled', { ...ahead, status: 'CANCELLED', cancelled_by: 'customer' }, 'refund'],
  ['one the studio cancelled', { ...ahead, status: 'CANCELLED', cancelled_by: 'admin' }, 'refund'],
])('the outcome of a payment for %s (SRV-29, SRV-32)', (_, booking, outcome) => {
  expect(paymentOutcome(booking, { now, paid_before: false })).toBe(outcome);
  expect(paymentOutcome(booking, { now, paid_before: true })).toBe('refund');
});
