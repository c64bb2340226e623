import { expect, test } from 'vitest';
import { inRefundOrder, type KnownPayment, type KnownRefund, standingOf } from './payment-standing.ts';
import { payment, refund, unpaid } from './testing/stored-payments.ts';

test('the state of paid payments has instant and currency of the first one, and nothing is awaited', () => {
  const payments = [
    unpaid('expired', { asked_at: 1 }),
    payment({ currency: 'USD', paid_at: 5 }),
    payment({ paid_at: 9 }),
  ];
  expect(standingOf(payments)).toMatchObject({ currency: 'USD', paid_at: 5, asked_at: null, problem: null });
});

test('the state without a payment is that of one attempt: its amount, currency and instant, and nothing paid', () => {
  const payments = [
    unpaid('expired', { asked_at: 1 }),
    unpaid('open', { asked_at: 7, currency: 'USD', amount_cents: 1 }),
  ];
  const none = {
    paid_at: null,
    refund_needed: false,
    problem: null,
    refunded_cents: 0,
    refundable_cents: 0,
    committed_cents: 0,
    contested_cents: 0,
    lost_cents: 0,
    rest_processing_cents: 0,
  };
  expect(standingOf(payments)).toEqual({ ...none, status: 'open', amount_cents: 1, currency: 'USD', asked_at: 7 });
  expect(standingOf([])).toEqual({ ...none, status: 'none', amount_cents: null, currency: null, asked_at: null });
});

test('the last of several attempts counts, unless one can be paid now or is processing', () => {
  const one = (status: KnownPayment['status'], amount_cents: number) => unpaid(status, { amount_cents });
  const amountOf = (payments: KnownPayment[]) => standingOf(payments).amount_cents;
  expect(amountOf([one('expired', 1), one('failed', 2), one('expired', 3), one('asking', 4)])).toBe(3);
  expect(amountOf([one('open', 1), one('expired', 2)])).toBe(1);
  expect(amountOf([one('processing', 1), one('open', 2), one('expired', 3)])).toBe(1);
});

test('a refund is needed until the whole flagged payment has been requested back', () => {
  const needed = (...refunds: KnownRefund[]) => standingOf([payment({ refund_needed: true, refunds })]).refund_needed;
  expect(needed()).toBe(true);
  expect(needed(refund(7499, 'requested'))).toBe(true);
  expect(needed(refund(7500, 'requested'))).toBe(false);
  expect(needed(refund(4000, 'succeeded'), refund(3500, 'pending'))).toBe(false);
  expect(standingOf([payment()]).refund_needed).toBe(false);
});

test('a payment without a known instant is refunded last', () => {
  const order = inRefundOrder([payment({ paid_at: null }), payment({ paid_at: 3 })]);
  expect(order.map(({ paid_at }) => paid_at)).toEqual([3, null]);
});
