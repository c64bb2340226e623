import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '#features/payments/domain/payment-status.ts';
import {
  canAsk,
  mailDayOf,
  type OrderProblem,
  type OrderState,
  orderStateOf,
  payableUntil,
  proposedAmounts,
} from './voucher-order.ts';

const now = Date.parse('2030-06-03T10:00:00.500+02:00');
const order = { status: 'open' as PaymentStatus, problem: null, sold_at: null, expires_at: now + 1 };

describe('how an order of a voucher stands (VOU-08)', () => {
  it.each<[OrderState, object]>([
    ['open', {}],
    ['open', { status: 'asking' }],
    ['over', { expires_at: now }],
    ['over', { status: 'asking', expires_at: now }],
    ['over', { status: 'closing' }],
    ['over', { status: 'expired' }],
    ['over', { status: 'failed' }],
    ['processing', { status: 'processing', expires_at: now - 1 }],
    ['paid', { status: 'paid', expires_at: now - 1 }],
    ['sold', { status: 'paid', sold_at: now }],
    ['held', { status: 'paid', problem: 'erased' as OrderProblem }],
    ['held', { problem: 'amount' as OrderProblem }],
  ])('%s: %j', (state, changes) => {
    expect(orderStateOf({ ...order, ...changes }, now)).toBe(state);
  });

  it.each([
    [true, 'asking', 30 * 60_000 + 1],
    [false, 'asking', 30 * 60_000],
    [false, 'open', 60 * 60_000],
  ] as const)('the provider can be asked: %s, of one that is %s for another %i ms', (can, status, left) => {
    expect(canAsk({ ...order, status, expires_at: now + left }, now)).toBe(can);
  });
});

describe('an order of a voucher (VOU-08)', () => {
  it('can be paid for two hours, to the second', () => {
    expect(new Date(payableUntil(now)).toISOString()).toBe('2030-06-03T10:00:00.000Z');
  });

  it.each([
    [null, null],
    ['2030-06-02', null],
    ['2030-06-03', '2030-06-03'],
    ['2030-12-24', '2030-12-24'],
  ])('for %s is mailed on %s if it is sold on 3 June 2030', (on, day) => {
    expect(mailDayOf(on, '2030-06-03')).toBe(day);
  });

  it.each([
    [2500, 50_000, [2500, 5000, 10_000, 15_000, 20_000, 30_000]],
    [5000, 10_000, [5000, 10_000]],
    [2501, 4999, []],
  ])('from %i to %i cents is proposed with %j', (least_cents, most_cents, proposed) => {
    expect(proposedAmounts({ least_cents, most_cents })).toEqual(proposed);
  });
});
