import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onlineRestOf, type RestOfBooking } from './online-rest.ts';
import type { KnownPayment } from './payment-standing.ts';
import { payment, refund, unpaid } from './testing/stored-payments.ts';

const now = Date.UTC(2030, 5, 3, 8);
const booked: RestOfBooking = { price_cents: 15_001, starts_at: now + 1, is_confirmed: true };
const studio = { takes: true, currency: 'EUR', now };

it.each<[string, KnownPayment[], number]>([
  ['what a prepayment leaves', [payment()], 7501],
  ['what several payments leave', [payment(), payment({ amount_cents: 2500, is_cash: true })], 5001],
  ['the same while it can be paid already', [payment(), unpaid('open', { is_rest: true })], 7501],
  ['the same after attempts that came to nothing', [payment(), unpaid('failed'), unpaid('expired')], 7501],
  ['the least that the provider takes', [payment({ amount_cents: 14_951 })], 50],
])('the rest is %s (BANK-03)', (_, payments, amount_cents) => {
  expect(onlineRestOf(booked, payments, studio)).toEqual({ state: 'open', amount_cents });
});

it.each<[string, Partial<RestOfBooking>, KnownPayment[], object]>([
  ['the studio does not take it', {}, [payment()], { takes: false }],
  ['the session has begun', { starts_at: now }, [payment()], {}],
  ['the booking is not confirmed', { is_confirmed: false }, [payment()], {}],
  ['nothing was paid', {}, [unpaid('expired')], {}],
  ['everything was paid', {}, [payment({ amount_cents: 15_001 })], {}],
  ['less is left than the provider takes', {}, [payment({ amount_cents: 14_952 })], {}],
  ['something was refunded', {}, [payment({ refunds: [refund(1, 'succeeded')] })], {}],
  ['a refund is under way', {}, [payment({ refunds: [refund(1, 'requested', null)] })], {}],
  ['a payment has to be refunded', {}, [payment(), payment({ refund_needed: true })], {}],
  ['a payment does not match', {}, [payment(), unpaid('open', { problem: 'amount' })], {}],
  ['a prepayment is on its way as well', {}, [payment(), unpaid('processing')], {}],
  ['the currency has changed', {}, [payment({ currency: 'USD' })], {}],
])('nothing can be paid if %s (BANK-03)', (_, booking, payments, facts) => {
  expect(onlineRestOf({ ...booked, ...booking }, payments, { ...studio, ...facts })).toBeUndefined();
});

it('a rest on its way is shown as long as it is, whatever has changed (BANK-03)', () => {
  const payments = [payment(), unpaid('processing', { is_rest: true, amount_cents: 7000 })];
  const now_begun = { ...studio, takes: false, now: booked.starts_at };
  expect(onlineRestOf({ ...booked, is_confirmed: false }, payments, now_begun)).toEqual({
    state: 'processing',
    amount_cents: 7000,
  });
});

it('what was paid and the rest are the price, to the cent (BANK-03)', () => {
  const paid = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(paid, fc.integer({ min: 0, max: 2_000_000 }), (amounts, price_cents) => {
      const payments = amounts.map((amount_cents) => payment({ amount_cents }));
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      const rest = onlineRestOf({ ...booked, price_cents }, payments, studio)?.amount_cents ?? 0;
      expect(rest === 0 ? price_cents - sum < 50 : rest + sum === price_cents).toBe(true);
    }),
  );
});
