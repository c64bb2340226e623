import { describe, expect, it } from 'vitest';
import { type ExpectedPayment, isLiveKey, paymentMismatch } from './payment-mismatch.ts';
import type { CheckoutReport } from './provider-report.ts';

const expected: ExpectedPayment = { booking_id: 'ours', amount_cents: 7500, currency: 'EUR', livemode: true };
const report: CheckoutReport = {
  kind: 'session',
  session_id: 'cs_1',
  state: 'paid',
  amount_cents: 7500,
  currency: 'EUR',
  livemode: true,
  payment_intent: 'pi_1',
  of: { booking_id: 'ours', payment_id: null },
};
const of = (booking_id: string | null): CheckoutReport['of'] => ({ booking_id, payment_id: null });

describe('payments that match the request (P07)', () => {
  it.each<[string, Partial<CheckoutReport>, Partial<ExpectedPayment>]>([
    ['every value is reported', {}, {}],
    ['the amount is not reported', { amount_cents: null }, {}],
    ['the currency is not reported', { currency: null }, {}],
    ['the mode is not reported', { livemode: null }, {}],
    ['the mode of our key is unknown', {}, { livemode: null }],
    ['both are of the test mode', { livemode: false }, { livemode: false }],
    ['the booking is not reported', { of: of(null) }, {}],
    ['we no longer know the booking', {}, { booking_id: null }],
  ])('when %s', (_, said, asked) => {
    expect(paymentMismatch({ ...expected, ...asked }, { ...report, ...said })).toBeNull();
  });
});

describe('payments that do not match the request (P07)', () => {
  it.each<[string, Partial<CheckoutReport>, Partial<ExpectedPayment>]>([
    ['amount', { amount_cents: 7499 }, {}],
    ['amount', { amount_cents: 0 }, {}],
    ['currency', { currency: 'USD' }, {}],
    ['livemode', { livemode: false }, {}],
    ['livemode', {}, { livemode: false }],
    ['booking', { of: of('another') }, {}],
    // The first mismatch is reported.
    ['amount', { amount_cents: 1, currency: 'USD', livemode: false, of: of('another') }, {}],
    ['currency', { currency: 'USD', livemode: false, of: of('another') }, {}],
    ['livemode', { livemode: false, of: of('another') }, {}],
  ])('%s', (mismatch, said, asked) => {
    expect(paymentMismatch({ ...expected, ...asked }, { ...report, ...said })).toBe(mismatch);
  });
});

it.each([
  ['sk_live_51H', true],
  ['rk_live_51H', true],
  ['sk_test_51H', false],
  ['rk_test_51H', false],
  ['pk_live_51H', null],
  ['xsk_live_51H', null],
  ['sk_demo_51H', null],
  ['sk_live', null],
  ['', null],
])('%j is a live key (null: unknown): %s', (secret, live) => {
  expect(isLiveKey(secret)).toBe(live);
});
