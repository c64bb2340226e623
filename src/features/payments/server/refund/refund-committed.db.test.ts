import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';
import { committedOf, type KnownPayment } from '../../domain/payment-standing.ts';

const database = testDatabase();

const refund = fc.record({
  amount_cents: fc.integer({ min: 1, max: 400 }),
  status: fc.constantFrom('requested', 'pending', 'succeeded', 'failed'),
  is_sent: fc.boolean(),
});

test('database and domain agree on what cannot be refunded again, whatever the provider has told', () =>
  fc.assert(
    fc.asyncProperty(fc.array(refund, { maxLength: 4 }), fc.nat(1000), async (drawn, told) => {
      const { db } = database();
      const refunds = drawn.map((one) => ({ ...one, refund_id: one.is_sent ? `re_${randomUUID()}` : null }));
      const intent = `pi_${randomUUID()}`;
      for (const { amount_cents, status, refund_id } of refunds) {
        const id = randomUUID();
        // Written in another state first: what is requested may not exceed a payment, and there is none here.
        await sql`
          INSERT INTO refund (id, payment_intent, refund_id, amount_cents, status, requested_by, next_attempt_at, created_at, updated_at)
          VALUES (${id}, ${intent}, ${refund_id}, ${amount_cents}, 'pending', 'system', now(), now(), now())`.execute(
          db,
        );
        await sql`UPDATE refund SET status = ${status} WHERE id = ${id}`.execute(db);
      }
      if (told > 0) {
        await sql`INSERT INTO charge_refund VALUES (${intent}, ${told}, now())`.execute(db);
      }
      const { rows } = await sql<{ cents: string }>`SELECT refund_committed_cents(NULL, ${intent}) AS cents`.execute(
        db,
      );
      const amount_cents = 100_000;
      const payment = { amount_cents, charge_refunded_cents: told, refunds } as Partial<KnownPayment> as KnownPayment;
      expect(Number(rows[0]?.cents)).toBe(committedOf(payment));
    }),
    { numRuns: scaleCount(100) },
  ));
