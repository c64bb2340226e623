import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { committedOf, inRefundOrder, type KnownRefund, refundedOf, standingOf } from '../payment-standing.ts';
import { payment } from '../testing/stored-payments.ts';

test('the refunded and the refundable amounts never exceed the paid amount (SRV-33)', () => {
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
  ['the latest payment', [{ paid_at: 1 }, { paid_at: 3 }, { paid_at: 2 }], [3, 2, 1]],
  ['a flagged one, although it was paid first', [{ paid_at: 2 }, { paid_at: 1, refund_needed: true }], [1, 2]],
  ['nothing if there is no payment', [], []],
])('a refund takes %s first', (_, paid, order) => {
  expect(inRefundOrder(paid.map((more) => payment(more))).map(({ paid_at }) => paid_at)).toEqual(order);
});
