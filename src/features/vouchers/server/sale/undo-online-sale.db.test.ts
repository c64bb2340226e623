import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sendRefunds } from '#features/booking/server/api.ts';
import { orderingStudio } from '../testing/ordering-studio.ts';

const { studio, provider, send, db, bought, voucher, mails } = orderingStudio();
const undo = (id: string) =>
  studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason: 'Widerruf', undo_sale: true });
const refundsOf = (intent: string) => provider().refunds.filter(({ payment_intent }) => payment_intent === intent);
const refunds = () => sendRefunds(studio().context);

describe('undoing a sale on the website (VOU-08)', () => {
  it('refunds all of it at the provider, once, however often it is pressed and sent', async () => {
    const { id, intent } = await bought();
    await Promise.all(Array.from({ length: 20 }, () => undo(id)));
    expect(await voucher(id)).toMatchObject({ state: 'undone', refund: 'requested' });
    await Promise.all(Array.from({ length: 10 }, refunds));
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([6050]);
    expect((await undo(id)).body).toMatchObject({ state: 'undone', refund: 'succeeded' });
    await refunds();
    expect(refundsOf(intent)).toHaveLength(1);
    const { rows } = await sql`
      SELECT kind, method, amount_cents FROM money_entry WHERE payment_id = ${id} ORDER BY amount_cents`.execute(db());
    expect(rows).toEqual([
      { kind: 'paid', method: 'online', amount_cents: -6050 },
      { kind: 'paid', method: 'online', amount_cents: 6050 },
    ]);
    expect((await mails(id)).map(({ kind }) => kind)).toEqual(['voucher_bought', 'voucher_sent']);
  });

  it('refunds nothing of one that was used', async () => {
    const { id, intent } = await bought();
    await sql`
      INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, actor, at)
      VALUES (${id}, 'redeemed', -100, gen_random_uuid(), 'x', now())`.execute(db());
    expect((await undo(id)).body.code).toBe('voucher_used');
    await refunds();
    expect([refundsOf(intent), (await voucher(id)).refund]).toEqual([[], null]);
  });

  it('is refunded later if the provider does not respond, and once more if it declines', async () => {
    const { id, intent } = await bought();
    provider().behave(500);
    await undo(id);
    await refunds();
    expect((await voucher(id)).refund).toBe('requested');
    provider().behave('normal');
    provider().refundsBecome('failed');
    studio().setNow('2030-06-03T08:02');
    await refunds();
    expect((await voucher(id)).refund).toBe('failed');
    provider().refundsBecome('succeeded');
    expect((await undo(id)).body.refund).toBe('requested');
    await refunds();
    expect((await voucher(id)).refund).toBe('succeeded');
    expect(refundsOf(intent).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('refunds only what was not refunded at the provider itself', async () => {
    const [some, all] = [await bought(), await bought()];
    for (const { id, intent, amount } of [
      { ...some, amount: 2000 },
      { ...all, amount: 6050 },
    ]) {
      const made = { id: `re_${id}`, amount, status: 'succeeded' as const, payment_intent: intent, metadata: {} };
      (provider().refunds as unknown as object[]).push(made);
      await send('refund.created', made);
      expect((await voucher(id)).refund).toBe('succeeded');
      await undo(id);
    }
    await refunds();
    expect(refundsOf(some.intent).map(({ amount }) => amount)).toEqual([2000, 4050]);
    expect(refundsOf(all.intent).map(({ amount }) => amount)).toEqual([6050]);
  });

  it('refunds nothing while the bank contests the payment, and is undone without a refund once it is lost (SRV-100)', async () => {
    const { id, intent } = await bought();
    const dispute = {
      id: `dp_${id}`,
      object: 'dispute',
      amount: 6050,
      status: 'needs_response',
      payment_intent: intent,
    };
    await send('charge.dispute.created', dispute);
    expect(await undo(id)).toMatchObject({ status: 400, body: { code: 'payment_contested' } });
    await send('charge.dispute.closed', { ...dispute, status: 'lost' });
    expect(await undo(id)).toMatchObject({ status: 200, body: { state: 'undone' } });
    await refunds();
    expect(refundsOf(intent)).toEqual([]);
    const { rows } = await sql<{ params: object }>`
      SELECT params FROM message WHERE voucher_order_id = ${id} ORDER BY params ->> 'state'`.execute(db());
    const told = { amount_cents: 6050, code: '', voucher: true };
    expect(rows.map(({ params }) => params)).toEqual([
      { ...told, state: 'contested' },
      { ...told, state: 'lost' },
    ]);
  });
});
