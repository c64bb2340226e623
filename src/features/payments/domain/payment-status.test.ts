import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type CheckoutState,
  type PaymentStatus,
  paymentStatuses,
  type RefundStatus,
  refundStatusAfter,
  refundStatuses,
  statusAfter,
} from './payment-status.ts';

const allStates: readonly CheckoutState[] = ['open', 'expired', 'processing', 'failed', 'paid'];
const end = (report: readonly CheckoutState[], from: PaymentStatus = 'open') =>
  report.reduce<PaymentStatus>(statusAfter, from);

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

describe('the status of a payment after reports of the provider (SRV-29, P09)', () => {
  it.each(
    ordersOf(['paid', 'failed', 'expired', 'processing'] as const).map((order) => [order.join(', '), order] as const),
  )('%s: finally paid, with any number of repetitions at any place', (_, order) => {
    expect(end(order)).toBe('paid');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(50)), { maxLength: 20 }), (repeats) => {
        const doubled: CheckoutState[] = [...order];
        for (const [which, place] of repeats) {
          doubled.splice(place % (doubled.length + 1), 0, order[which] as CheckoutState);
        }
        expect(end(doubled)).toBe('paid');
      }),
      { numRuns: 50 },
    );
  });

  test('reports in any order and repeated give the same status, and paid stays paid', () => {
    const report = fc.array(fc.constantFrom(...allStates), { maxLength: 12 });
    fc.assert(
      fc.property(report, fc.constantFrom(...paymentStatuses), fc.infiniteStream(fc.nat()), (sent, from, dice) => {
        const shuffled = sent
          .map((one) => ({ one, place: dice.next().value as number }))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one);
        expect(end(shuffled, from)).toBe(end(sent, from));
        expect(end([...sent, ...sent], from)).toBe(end(sent, from));
        expect(end(sent, 'paid')).toBe('paid');
        if (!sent.includes('paid') && from !== 'paid') expect(end(sent, from)).not.toBe('paid');
      }),
    );
  });
});

test('the status of a refund never goes back; a succeeded refund may still fail, a failed one stays failed (SRV-33)', () => {
  const rank = (status: RefundStatus) => refundStatuses.indexOf(status);
  for (const before of refundStatuses) {
    for (const report of refundStatuses) {
      expect(rank(refundStatusAfter(before, report))).toBe(Math.max(rank(before), rank(report)));
    }
  }
  expect(refundStatusAfter('succeeded', 'failed')).toBe('failed');
  expect(refundStatusAfter('failed', 'succeeded')).toBe('failed');
});
