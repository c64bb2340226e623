import { expect, it } from 'vitest';
import { bookingStatuses } from '../booking-status.ts';
import { agreedFeeCents, type FeeBooking, feeBalance, feeRefusal } from './no-show-fee.ts';

const now = Date.parse('2030-06-05T10:00:00+02:00');
const booking: FeeBooking = {
  status: 'COMPLETED',
  starts_at: now - 3_600_000,
  service_price_cents: 20_000,
  no_show_fee_percent: 50,
};
const missed = { missed: true, now };

it.each([
  [20_000, 50, 10_000],
  [15_001, 50, 7501],
  [9990, 25, 2498],
  [9999, 33, 3300],
  [1, 50, 1],
  [1, 49, 0],
  [10, 1, 0],
  [50, 1, 1],
  [149, 1, 1],
  [150, 1, 2],
  [20_000, 1, 200],
  [20_000, 100, 20_000],
  [1, 100, 1],
  [0, 100, 0],
  [99_999_999, 99, 98_999_999],
  [20_000, null, 0],
])('of %i cents at %s per cent the fee is %i cents (BANK-06)', (service_price_cents, no_show_fee_percent, fee) => {
  expect(agreedFeeCents({ ...booking, service_price_cents, no_show_fee_percent })).toBe(fee);
});

it('the fee is never more than the price, whatever was agreed (BANK-06)', () => {
  for (let percent = 1; percent <= 100; percent++) {
    for (const price of [1, 2, 3, 49, 50, 51, 99, 100, 101, 12_345, 15_001]) {
      const fee = agreedFeeCents({ ...booking, service_price_cents: price, no_show_fee_percent: percent });
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(fee).toBeLessThanOrEqual(price);
    }
  }
});

it.each([
  ['a missed session', {}, missed, undefined],
  ['one that is not completed yet', { status: 'CONFIRMED' }, missed, undefined],
  ['one that begins now', { starts_at: now }, missed, undefined],
  ['one that begins in a moment', { starts_at: now + 1 }, missed, 'not_begun'],
  ['one that is not marked', {}, { missed: false, now }, 'not_missed'],
  ['one without an agreement', { no_show_fee_percent: null }, missed, 'nothing'],
  ['a free one', { service_price_cents: 0 }, missed, 'nothing'],
  ['one of less than half a cent', { service_price_cents: 1, no_show_fee_percent: 49 }, missed, 'nothing'],
  ['one that was never confirmed', { status: 'PENDING' }, missed, 'not_confirmed'],
  ['one that waits for its payment', { status: 'PAYMENT_PENDING' }, missed, 'not_confirmed'],
  ['a cancelled one', { status: 'CANCELLED' }, missed, 'not_confirmed'],
] as const)('the fee for %s is charged, or refused with the reason (BANK-06)', (_, other, facts, refusal) => {
  expect(feeRefusal({ ...booking, ...other }, facts)).toBe(refusal);
});

it('only confirmed and completed bookings owe a fee (BANK-06)', () => {
  const owing = bookingStatuses.filter((status) => feeRefusal({ ...booking, status }, missed) === undefined);
  expect(owing).toEqual(['CONFIRMED', 'COMPLETED']);
});

it.each([
  [10_000, 0, 10_000, 0],
  [10_000, 4000, 6000, 0],
  [10_000, 10_000, 0, 0],
  [10_000, 10_001, 0, 1],
  [10_000, 20_000, 0, 10_000],
])('of a fee of %i cents with %i paid, %i are open and %i go back (BANK-06)', (fee, held, open_cents, beyond_cents) => {
  expect(feeBalance(fee, held)).toEqual({ open_cents, beyond_cents });
});
