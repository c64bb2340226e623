import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';
import { paymentTrouble } from './trouble-reads.ts';

const database = testDatabase();
const db = () => database().db;
beforeEach(() => sql`TRUNCATE payment, refund, charge_refund CASCADE`.execute(db()));

const intent = 'pi_1';
const pay = async (status: string, refundNeeded: boolean, problem: string | null = null): Promise<string> => {
  const id = randomUUID();
  await sql`
    INSERT INTO payment (id, session_id, checkout_url, amount_cents, currency, status, refund_needed, problem, payment_intent, expires_at)
    VALUES (${id}, ${id}, 'https://pay.example/', 7500, 'EUR', ${status}, ${refundNeeded}, ${problem}, ${intent}, now())`.execute(
    db(),
  );
  return id;
};
const refund = (paymentId: string | null, status: string, cents: number) =>
  sql`
    INSERT INTO refund (id, payment_id, payment_intent, refund_id, amount_cents, status, requested_by, next_attempt_at, created_at, updated_at)
    VALUES (${randomUUID()}, ${paymentId}, ${intent}, ${randomUUID()}, ${cents}, ${status}, 'system', now(), clock_timestamp(), now())`.execute(
    db(),
  );
const charged = (cents: number) =>
  sql`INSERT INTO charge_refund (payment_intent, refunded_cents, updated_at) VALUES (${intent}, ${cents}, now())`.execute(
    db(),
  );
const trouble = async () => {
  const { payments, refunds_failed, refunds_waiting } = await paymentTrouble(db());
  return [payments, refunds_failed, refunds_waiting].map(Number);
};

describe('payment problems for the monitoring', () => {
  it('a payment without a session counts until it is fully refunded, here or at the provider', async () => {
    const id = await pay('paid', true);
    expect(await trouble()).toEqual([1, 0, 0]);
    await refund(id, 'succeeded', 2500);
    expect(await trouble()).toEqual([1, 0, 0]);
    await refund(null, 'pending', 2500);
    expect(await trouble()).toEqual([1, 0, 0]);
    await refund(id, 'requested', 2500);
    expect(await trouble()).toEqual([0, 0, 1]);
  });

  it('a payment that was refunded at the provider no longer counts', async () => {
    await pay('paid', true);
    await charged(7499);
    expect(await trouble()).toEqual([1, 0, 0]);
    await sql`UPDATE charge_refund SET refunded_cents = 7500`.execute(db());
    expect(await trouble()).toEqual([0, 0, 0]);
  });

  it('a payment with a mismatch counts until part of it is refunded', async () => {
    const id = await pay('open', false, 'amount');
    expect(await trouble()).toEqual([1, 0, 0]);
    await refund(id, 'pending', 100);
    expect(await trouble()).toEqual([0, 0, 0]);
  });

  it('a payment without problems never counts', async () => {
    await pay('paid', false);
    expect(await trouble()).toEqual([0, 0, 0]);
  });

  it('a refused refund counts until it is requested again', async () => {
    const id = await pay('paid', true);
    await refund(id, 'failed', 7500);
    expect(await trouble()).toEqual([1, 1, 0]);
    await refund(id, 'pending', 7500);
    expect(await trouble()).toEqual([0, 0, 0]);
    await refund(id, 'failed', 7500);
    expect((await trouble())[1]).toBe(1);
  });
});
