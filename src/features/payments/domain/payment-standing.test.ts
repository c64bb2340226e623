import { expect, it } from 'vitest';
import { type KnownPayment, moneyHeld, standingOf } from './payment-standing.ts';
import { payment, refund, unpaid } from './testing/stored-payments.ts';

it.each([
  ['no payment was requested', [], { status: 'none', amount_cents: null, refundable_cents: 0 }],
  ['the request to the provider is under way', [unpaid('asking')], { status: 'none' }],
  [
    'it can be paid now',
    [unpaid('expired'), unpaid('open', { amount_cents: 5000 })],
    { status: 'open', amount_cents: 5000 },
  ],
  [
    'a processing payment takes precedence',
    [unpaid('processing'), unpaid('open', { amount_cents: 5000 })],
    { status: 'processing', amount_cents: 7500 },
  ],
  ['it must not be paid any more', [unpaid('closing')], { status: 'expired' }],
  ['all attempts expired or failed', [unpaid('expired'), unpaid('failed')], { status: 'failed' }],
  [
    'one attempt was paid',
    [unpaid('expired'), payment()],
    { status: 'paid', amount_cents: 7500, refundable_cents: 7500 },
  ],
  [
    'it was paid twice',
    [payment(), payment({ refund_needed: true })],
    { status: 'paid', amount_cents: 15_000, refund_needed: true },
  ],
  [
    'part was refunded',
    [payment({ refunds: [refund(2500, 'succeeded')] })],
    { status: 'paid', refunded_cents: 2500, refundable_cents: 5000 },
  ],
  [
    'it was paid in cash, which the provider cannot refund',
    [unpaid('open'), payment({ is_cash: true })],
    { status: 'paid', amount_cents: 7500, refunded_cents: 0, refundable_cents: 0 },
  ],
  [
    'it was paid in cash and online',
    [payment({ refund_needed: true }), payment({ is_cash: true })],
    { status: 'paid', amount_cents: 15_000, refund_needed: true, refundable_cents: 7500 },
  ],
  [
    'it was fully refunded',
    [payment({ refunds: [refund(7500, 'pending')] })],
    { status: 'refunded', refundable_cents: 0 },
  ],
  [
    'the refund was not sent to the provider yet',
    [payment({ refunds: [refund(7500, 'requested', null)] })],
    { status: 'paid', refunded_cents: 0, refundable_cents: 0 },
  ],
  [
    'the refund was declined',
    [payment({ refunds: [refund(7500, 'failed', null)] })],
    { status: 'paid', refunded_cents: 0, refundable_cents: 7500 },
  ],
  [
    'it was refunded at the provider itself',
    [payment({ charge_refunded_cents: 3000 })],
    { refunded_cents: 3000, refundable_cents: 4500 },
  ],
  [
    'more was refunded than was requested here',
    [payment({ charge_refunded_cents: 3000, refunds: [refund(2500, 'succeeded')] })],
    { refunded_cents: 3000, refundable_cents: 4500 },
  ],
  [
    'it was refunded at the provider after a refund from here was declined',
    [payment({ charge_refunded_cents: 3000, refunds: [refund(3000, 'failed', null)] })],
    { refunded_cents: 3000, refundable_cents: 4500 },
  ],
  [
    'the refund failed because the bank returned it',
    [payment({ charge_refunded_cents: 7500, refunds: [refund(7500, 'failed')] })],
    { refunded_cents: 0, refundable_cents: 7500 },
  ],
  [
    'the needed refund is pending',
    [payment({ refund_needed: true, refunds: [refund(7500, 'requested', null)] })],
    { refund_needed: false },
  ],
  [
    'the payment of a later attempt has a mismatch',
    [unpaid('expired'), unpaid('open', { problem: 'amount' })],
    { problem: 'amount' },
  ],
  [
    'the paid amount differs from the request',
    [unpaid('open', { problem: 'amount' })],
    { status: 'open', problem: 'amount' },
  ],
] as const)('the state of payments when %s (SRV-32, SRV-33)', (_, payments, expected) => {
  expect(standingOf(payments)).toMatchObject(expected);
});

it.each<[string, KnownPayment[], ReturnType<typeof moneyHeld>]>([
  ['no payment was requested', [], undefined],
  ['it can be paid', [unpaid('open')], undefined],
  ['no attempt can still be paid', [unpaid('failed'), unpaid('expired'), unpaid('closing')], undefined],
  ['it is paid', [payment()], 'paid'],
  ['part of it was refunded', [payment({ refunds: [refund(7499, 'succeeded')] })], 'paid'],
  [
    'the full refund was not sent to the provider yet',
    [payment({ refunds: [refund(7500, 'requested', null)] })],
    'paid',
  ],
  ['the provider has accepted the full refund', [payment({ refunds: [refund(7500, 'pending')] })], undefined],
  ['it was refunded at the provider', [payment({ charge_refunded_cents: 7500 })], undefined],
  ['one of two payments was refunded', [payment({ charge_refunded_cents: 7500 }), payment()], 'paid'],
  ['it was paid in cash', [unpaid('expired'), payment({ is_cash: true })], 'cash'],
  ['part was paid online, too', [payment({ is_cash: true }), payment()], 'paid'],
  [
    'the online payment was refunded, but not the cash',
    [payment({ charge_refunded_cents: 7500 }), payment({ is_cash: true })],
    'cash',
  ],
  ['it is processing', [unpaid('expired'), unpaid('processing')], 'processing'],
  ['one is paid and another processing', [unpaid('processing'), payment()], 'paid'],
  ['the paid amount differs from the request', [unpaid('open', { problem: 'amount' })], 'paid'],
  [
    'part of a payment with a mismatch was refunded',
    [unpaid('closing', { problem: 'amount', charge_refunded_cents: 1 })],
    undefined,
  ],
])('whether payments prevent deleting a booking, when %s (SRV-25)', (_, payments, held) => {
  expect(moneyHeld(payments)).toBe(held);
});

it('a rest on its way is besides what is paid (BANK-03)', () => {
  const rest = unpaid('processing', { is_rest: true, amount_cents: 7000 });
  expect(standingOf([payment(), rest])).toMatchObject({
    status: 'paid',
    amount_cents: 7500,
    rest_processing_cents: 7000,
  });
  expect(standingOf([payment(), unpaid('processing')]).rest_processing_cents).toBe(0);
});
