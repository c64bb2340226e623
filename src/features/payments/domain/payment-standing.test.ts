import { expect, it } from 'vitest';
import { type KnownPayment, moneyHeld, standingOf } from './payment-standing.ts';
import { payment, refund, unpaid } from './testing/stored-payments.ts';

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
