import { expect, test } from 'vitest';
import type { PaymentStanding } from '#features/payments/domain/payment-standing.ts';
import type { BookingStatus } from '../booking-status.ts';
import { deletionObstacle, hasMoneyToReturn, moneyOf } from './booking-money.ts';

/** Nothing is contested. */
const clear = { contested_cents: 0, lost_cents: 0 };

test.each<[BookingStatus, PaymentStanding['status'], number | null, number, [number, number, number]]>([
  ['PENDING', 'none', null, 0, [0, 0, 0]],
  ['PAYMENT_PENDING', 'open', 7500, 0, [0, 0, 7500]],
  ['PAYMENT_PENDING', 'processing', 7500, 0, [0, 0, 7500]],
  ['PAYMENT_PENDING', 'expired', 7500, 0, [0, 0, 7500]],
  ['PAYMENT_PENDING', 'failed', 7500, 0, [0, 0, 7500]],
  // Settled in another way, or cancelled: no payment is expected.
  ['CONFIRMED', 'expired', 7500, 0, [0, 0, 0]],
  ['CANCELLED', 'expired', 7500, 0, [0, 0, 0]],
  ['CONFIRMED', 'paid', 7500, 0, [7500, 0, 0]],
  ['CONFIRMED', 'paid', 7500, 1250, [7500, 1250, 0]],
  ['CANCELLED', 'refunded', 7500, 7500, [7500, 7500, 0]],
  ['COMPLETED', 'paid', 15_000, 0, [15_000, 0, 0]],
])(
  '%s with a payment that is %s: paid, refunded and open amounts',
  (status, paid, amount_cents, refunded_cents, expected) => {
    const money = moneyOf({ status, payment: { status: paid, amount_cents, refunded_cents } });
    expect([money.paid_cents, money.refunded_cents, money.open_cents]).toEqual(expected);
  },
);

test.each<[PaymentStanding['status'], number, ReturnType<typeof deletionObstacle>]>([
  ['none', 0, undefined],
  ['open', 0, undefined],
  ['expired', 0, undefined],
  ['failed', 0, undefined],
  ['refunded', 0, undefined],
  ['paid', 75, 'paid'],
  ['paid', 0, 'refundUnderWay'],
  ['processing', 0, 'processing'],
])('a booking with a payment that is %s and %i cents to refund: deleting is prevented by %s', (status, left, why) => {
  expect(deletionObstacle({ ...clear, status, refundable_cents: left, cash: null })).toBe(why);
});

test('cash has to be taken back before deleting, and refunds of the provider come first', () => {
  const cash = { amount_cents: 7500, recorded_at: 1 };
  expect(deletionObstacle({ ...clear, status: 'paid', refundable_cents: 0, cash })).toBe('cash');
  expect(deletionObstacle({ ...clear, status: 'paid', refundable_cents: 75, cash })).toBe('paid');
});

test('money can be returned if it was paid online or in cash', () => {
  const cash = { amount_cents: 7500, recorded_at: 1 };
  expect(hasMoneyToReturn({ ...clear, refundable_cents: 0, cash: null })).toBe(false);
  expect(hasMoneyToReturn({ ...clear, refundable_cents: 1, cash: null })).toBe(true);
  expect(hasMoneyToReturn({ ...clear, refundable_cents: 0, cash })).toBe(true);
});

test('a booking with a contested payment is kept, and cancelling it says why nothing is refunded (SRV-100)', () => {
  const contested = { ...clear, contested_cents: 7500, refundable_cents: 0, cash: null };
  expect(deletionObstacle({ ...contested, status: 'paid' })).toBe('contested');
  expect(hasMoneyToReturn(contested)).toBe(true);
  const lost = { ...clear, lost_cents: 7500, refundable_cents: 0, cash: null };
  expect(deletionObstacle({ ...lost, status: 'lost' })).toBeUndefined();
  expect(hasMoneyToReturn(lost)).toBe(true);
});
