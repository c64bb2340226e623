import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  committedOf,
  inRefundOrder,
  type KnownPayment,
  type KnownRefund,
  moneyHeld,
  refundedOf,
  standingOf,
} from './payment-standing.ts';

const payment = (changes: Partial<KnownPayment> = {}): KnownPayment => ({
  status: 'paid',
  amount_cents: 7500,
  currency: 'EUR',
  asked_at: 1000,
  paid_at: 2000,
  refund_needed: false,
  problem: null,
  charge_refunded_cents: 0,
  refunds: [],
  ...changes,
});
const unpaid = (status: KnownPayment['status'], more: Partial<KnownPayment> = {}) =>
  payment({ status, paid_at: null, ...more });
const refund = (
  amount_cents: number,
  status: KnownRefund['status'],
  refund_id: string | null = 're_1',
): KnownRefund => ({
  amount_cents,
  status,
  refund_id,
});

it.each([
  ['nothing was asked for', [], { status: 'none', amount_cents: null, refundable_cents: 0 }],
  ['the provider is only being asked', [unpaid('asking')], { status: 'none' }],
  [
    'it can be paid now',
    [unpaid('expired'), unpaid('open', { amount_cents: 5000 })],
    { status: 'open', amount_cents: 5000 },
  ],
  [
    'money on its way counts more',
    [unpaid('processing'), unpaid('open', { amount_cents: 5000 })],
    { status: 'processing', amount_cents: 7500 },
  ],
  ['nobody is to pay it any more', [unpaid('closing')], { status: 'expired' }],
  ['it has not come', [unpaid('expired'), unpaid('failed')], { status: 'failed' }],
  ['it has come', [unpaid('expired'), payment()], { status: 'paid', amount_cents: 7500, refundable_cents: 7500 }],
  [
    'it has come twice',
    [payment(), payment({ refund_needed: true })],
    { status: 'paid', amount_cents: 15_000, refund_needed: true },
  ],
  [
    'a part went back',
    [payment({ refunds: [refund(2500, 'succeeded')] })],
    { status: 'paid', refunded_cents: 2500, refundable_cents: 5000 },
  ],
  [
    'it was handed over in cash, which the provider cannot give back',
    [unpaid('open'), payment({ is_cash: true })],
    { status: 'paid', amount_cents: 7500, refunded_cents: 0, refundable_cents: 0 },
  ],
  [
    'it has come in cash and online',
    [payment({ refund_needed: true }), payment({ is_cash: true })],
    { status: 'paid', amount_cents: 15_000, refund_needed: true, refundable_cents: 7500 },
  ],
  ['all went back', [payment({ refunds: [refund(7500, 'pending')] })], { status: 'refunded', refundable_cents: 0 }],
  [
    'the provider has yet to be asked',
    [payment({ refunds: [refund(7500, 'requested', null)] })],
    { status: 'paid', refunded_cents: 0, refundable_cents: 0 },
  ],
  [
    'it was declined',
    [payment({ refunds: [refund(7500, 'failed', null)] })],
    { status: 'paid', refunded_cents: 0, refundable_cents: 7500 },
  ],
  [
    'it went back at the provider itself',
    [payment({ charge_refunded_cents: 3000 })],
    { refunded_cents: 3000, refundable_cents: 4500 },
  ],
  [
    'more went back than we have asked for',
    [payment({ charge_refunded_cents: 3000, refunds: [refund(2500, 'succeeded')] })],
    { refunded_cents: 3000, refundable_cents: 4500 },
  ],
  [
    'it went back at the provider after it was declined here',
    [payment({ charge_refunded_cents: 3000, refunds: [refund(3000, 'failed', null)] })],
    { refunded_cents: 3000, refundable_cents: 4500 },
  ],
  [
    'the bank sent it back again',
    [payment({ charge_refunded_cents: 7500, refunds: [refund(7500, 'failed')] })],
    { refunded_cents: 0, refundable_cents: 7500 },
  ],
  [
    'what was needed is on its way',
    [payment({ refund_needed: true, refunds: [refund(7500, 'requested', null)] })],
    { refund_needed: false },
  ],
  [
    'what a later one was paid with does not fit',
    [unpaid('expired'), unpaid('open', { problem: 'amount' })],
    { problem: 'amount' },
  ],
  ['what is paid does not fit', [unpaid('open', { problem: 'amount' })], { status: 'open', problem: 'amount' }],
] as const)('the standing when %s (SRV-32, SRV-33)', (_, payments, expected) => {
  expect(standingOf(payments)).toMatchObject(expected);
});

test('what went back and what may still go back are never more than was paid (SRV-33)', () => {
  const anyRefund = fc.record<KnownRefund>({
    amount_cents: fc.integer({ min: 1, max: 10_000 }),
    status: fc.constantFrom('requested', 'pending', 'succeeded', 'failed'),
    refund_id: fc.constantFrom(null, 're_1'),
  });
  const anyPayment = fc.record({
    amount_cents: fc.integer({ min: 50, max: 10_000 }),
    charge_refunded_cents: fc.nat(12_000),
    refunds: fc.array(anyRefund, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(anyPayment, { minLength: 1, maxLength: 3 }), (some) => {
      const payments = some.map(payment);
      const { amount_cents, refunded_cents, refundable_cents, status } = standingOf(payments);
      const paid = payments.reduce((sum, one) => sum + one.amount_cents, 0);
      expect(amount_cents).toBe(paid);
      expect(refunded_cents >= 0 && refunded_cents <= paid).toBe(true);
      expect(refundable_cents >= 0 && refundable_cents <= paid - refunded_cents).toBe(true);
      expect(status).toBe(refunded_cents === paid ? 'refunded' : 'paid');
      for (const one of payments) expect(committedOf(one)).toBeGreaterThanOrEqual(refundedOf(one));
    }),
  );
});

it.each([
  ['the one paid last', [{ paid_at: 1 }, { paid_at: 3 }, { paid_at: 2 }], [3, 2, 1]],
  ['a flagged one, although it was paid first', [{ paid_at: 2 }, { paid_at: 1, refund_needed: true }], [1, 2]],
  ['nothing of what there is not', [], []],
])('a refund takes %s first', (_, paid, order) => {
  expect(inRefundOrder(paid.map((more) => payment(more))).map(({ paid_at }) => paid_at)).toEqual(order);
});

it.each<[string, KnownPayment[], ReturnType<typeof moneyHeld>]>([
  ['nothing was asked for', [], undefined],
  ['it can be paid', [unpaid('open')], undefined],
  ['it has not come', [unpaid('failed'), unpaid('expired'), unpaid('closing')], undefined],
  ['it is here', [payment()], 'paid'],
  ['a part of it went back', [payment({ refunds: [refund(7499, 'succeeded')] })], 'paid'],
  [
    'the provider has yet to be asked to give it back',
    [payment({ refunds: [refund(7500, 'requested', null)] })],
    'paid',
  ],
  ['the provider has taken on to give it back', [payment({ refunds: [refund(7500, 'pending')] })], undefined],
  ['all of it went back', [payment({ charge_refunded_cents: 7500 })], undefined],
  ['one of two went back', [payment({ charge_refunded_cents: 7500 }), payment()], 'paid'],
  ['it was handed over in cash', [unpaid('expired'), payment({ is_cash: true })], 'cash'],
  ['a part was paid online, too', [payment({ is_cash: true }), payment()], 'paid'],
  [
    'what was paid online went back, but not the cash',
    [payment({ charge_refunded_cents: 7500 }), payment({ is_cash: true })],
    'cash',
  ],
  ['it is on its way', [unpaid('expired'), unpaid('processing')], 'processing'],
  ['one is here and another on its way', [unpaid('processing'), payment()], 'paid'],
  ['what was paid does not fit', [unpaid('open', { problem: 'amount' })], 'paid'],
  [
    'something of what does not fit went back',
    [unpaid('closing', { problem: 'amount', charge_refunded_cents: 1 })],
    undefined,
  ],
])('a booking is kept for its money, or may be deleted, when %s (SRV-25)', (_, payments, held) => {
  expect(moneyHeld(payments)).toBe(held);
});

test('the standing of what is paid has the moment and the currency of the first payment, and nothing to wait for', () => {
  const payments = [
    unpaid('expired', { asked_at: 1 }),
    payment({ currency: 'USD', paid_at: 5 }),
    payment({ paid_at: 9 }),
  ];
  expect(standingOf(payments)).toMatchObject({ currency: 'USD', paid_at: 5, asked_at: null, problem: null });
});

test('the standing of what is unpaid is that of one attempt: its amount, currency and moment, and no money', () => {
  const payments = [
    unpaid('expired', { asked_at: 1 }),
    unpaid('open', { asked_at: 7, currency: 'USD', amount_cents: 1 }),
  ];
  const none = { paid_at: null, refund_needed: false, problem: null, refunded_cents: 0, refundable_cents: 0 };
  expect(standingOf(payments)).toEqual({ ...none, status: 'open', amount_cents: 1, currency: 'USD', asked_at: 7 });
  expect(standingOf([])).toEqual({ ...none, status: 'none', amount_cents: null, currency: null, asked_at: null });
});

test('of several attempts the last one counts, unless one can be paid now or money is on its way', () => {
  const one = (status: KnownPayment['status'], amount_cents: number) => unpaid(status, { amount_cents });
  const amountOf = (payments: KnownPayment[]) => standingOf(payments).amount_cents;
  expect(amountOf([one('expired', 1), one('failed', 2), one('expired', 3), one('asking', 4)])).toBe(3);
  expect(amountOf([one('open', 1), one('expired', 2)])).toBe(1);
  expect(amountOf([one('processing', 1), one('open', 2), one('expired', 3)])).toBe(1);
});

test('a refund is needed as long as not all of the flagged payment is committed to go back', () => {
  const needed = (...refunds: KnownRefund[]) => standingOf([payment({ refund_needed: true, refunds })]).refund_needed;
  expect(needed()).toBe(true);
  expect(needed(refund(7499, 'requested'))).toBe(true);
  expect(needed(refund(7500, 'requested'))).toBe(false);
  expect(needed(refund(4000, 'succeeded'), refund(3500, 'pending'))).toBe(false);
  expect(standingOf([payment()]).refund_needed).toBe(false);
});

test('a payment of an unknown moment is given back last', () => {
  const order = inRefundOrder([payment({ paid_at: null }), payment({ paid_at: 3 })]);
  expect(order.map(({ paid_at }) => paid_at)).toEqual([3, null]);
});
