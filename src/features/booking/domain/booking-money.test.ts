import { expect, test } from 'vitest';
import type { BookingPayment } from '#features/payments/contract.ts';
import type { BookingStatus } from '../contract.ts';
import { hasMoneyToGiveBack, moneyInTheWay, moneyOf } from './booking-money.ts';

test.each<[BookingStatus, BookingPayment['status'], number | null, number | null, [number, number, number]]>([
  ['PENDING', 'none', null, null, [0, 0, 0]],
  ['PAYMENT_PENDING', 'open', 75, 0, [0, 0, 75]],
  ['PAYMENT_PENDING', 'processing', 75, 0, [0, 0, 75]],
  ['PAYMENT_PENDING', 'expired', 75, 0, [0, 0, 75]],
  ['PAYMENT_PENDING', 'failed', 75, 0, [0, 0, 75]],
  // Settled in another way, or given up: no payment is awaited.
  ['CONFIRMED', 'expired', 75, 0, [0, 0, 0]],
  ['CANCELLED', 'expired', 75, 0, [0, 0, 0]],
  ['CONFIRMED', 'paid', 75, 0, [75, 0, 0]],
  ['CONFIRMED', 'paid', 75, 12.5, [75, 12.5, 0]],
  ['CANCELLED', 'refunded', 75, 75, [75, 75, 0]],
  ['COMPLETED', 'paid', 150, 0, [150, 0, 0]],
])(
  '%s with a payment that is %s: paid, refunded and open amounts',
  (status, paid, amount, refunded_amount, expected) => {
    const { paid: received, refunded, open } = moneyOf({ status, payment: { status: paid, amount, refunded_amount } });
    expect([received, refunded, open]).toEqual(expected);
  },
);

test.each<[BookingPayment['status'], number, ReturnType<typeof moneyInTheWay>]>([
  ['none', 0, undefined],
  ['open', 0, undefined],
  ['expired', 0, undefined],
  ['failed', 0, undefined],
  ['refunded', 0, undefined],
  ['paid', 75, 'paid'],
  ['paid', 0, 'refundUnderWay'],
  ['processing', 0, 'processing'],
])('a booking with a payment that is %s and %i € to give back: %s speaks against deleting it', (status, left, why) => {
  expect(moneyInTheWay({ status, refundable_amount: left, cash: null })).toBe(why);
});

test('cash is taken back before a booking is deleted, and what the provider gives back comes first', () => {
  const cash = { amount: 75, recorded_at: '2030-06-03T08:00:00+02:00' };
  expect(moneyInTheWay({ status: 'paid', refundable_amount: 0, cash })).toBe('cash');
  expect(moneyInTheWay({ status: 'paid', refundable_amount: 75, cash })).toBe('paid');
});

test('money is given back of what was paid online, and of cash', () => {
  const cash = { amount: 75, recorded_at: '2030-06-03T08:00:00+02:00' };
  expect(hasMoneyToGiveBack({ refundable_amount: 0, cash: null })).toBe(false);
  expect(hasMoneyToGiveBack({ refundable_amount: 1, cash: null })).toBe(true);
  expect(hasMoneyToGiveBack({ refundable_amount: 0, cash })).toBe(true);
});
