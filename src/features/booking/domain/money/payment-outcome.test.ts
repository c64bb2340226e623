import { expect, it } from 'vitest';
import { isTooMuch, type PaidBooking, paymentOutcome } from './payment-outcome.ts';

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
  expect(paymentOutcome(booking, { now, too_much: false, is_rest: false })).toBe(outcome);
  expect(paymentOutcome(booking, { now, too_much: true, is_rest: false })).toBe('refund');
  expect(paymentOutcome(booking, { now, too_much: true, is_rest: true })).toBe('refund');
});

it('a rest is kept while the session takes place, and restores nothing (BANK-03)', () => {
  const facts = { now, too_much: false, is_rest: true };
  expect(paymentOutcome({ ...ahead, status: 'CONFIRMED' }, facts)).toBe('keep');
  expect(paymentOutcome({ ...ahead, status: 'COMPLETED', starts_at: now - 1 }, facts)).toBe('keep');
  expect(paymentOutcome({ ...ahead, status: 'CANCELLED', cancelled_by: 'system' }, facts)).toBe('refund');
});

it.each([
  ['a first prepayment', { is_rest: false, held_cents: 0, paid_before: false }, false],
  ['a second prepayment, however small', { is_rest: false, held_cents: 1, paid_before: true }, true],
  ['a rest up to the price', { is_rest: true, held_cents: 7500, paid_before: true }, false],
  ['a rest that exceeds it by a cent', { is_rest: true, held_cents: 7501, paid_before: true }, true],
])('whether %s is too much (BANK-03)', (_, before, expected) => {
  expect(isTooMuch({ ...before, amount_cents: 7500, price_cents: 15_000 })).toBe(expected);
});
