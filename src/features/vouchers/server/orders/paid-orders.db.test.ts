import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { voucherSales } from '#app/server/routes.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { checkVoucherOrders, sellPaidOrders } from '../api.ts';
import { completed, order, orderingStudio } from '../testing/ordering-studio.ts';

const { studio, send, db, begin, check, tick, list, voucher, vouchers, mails, stored } = orderingStudio();

describe('the payment of an order (VOU-08)', () => {
  it('sells the voucher with document, money and mails, as the desk does, and keeps no person in the order', async () => {
    const { id, session } = await begin({ recipient_email: 'jana@example.de', on: '2030-12-24' });
    session.pay();
    expect((await send(completed, session.describe())).status).toBe(200);
    expect(await vouchers(id)).toMatchObject([
      { amount_cents: 6050, method: 'online', sold_by: 'customer', buyer_email: order.buyer_email, language: 'de' },
    ]);
    expect(await mails(id)).toEqual([
      { kind: 'voucher_bought', to_address: 'vera@example.de', send_at: null },
      { kind: 'voucher_sent', to_address: 'jana@example.de', send_at: Date.parse('2030-12-24T09:00:00+01:00') },
    ]);
    const { rows } = await sql`
      SELECT kind, method, amount_cents FROM money_entry WHERE payment_id = ${id}`.execute(db());
    expect(rows).toEqual([{ kind: 'paid', method: 'online', amount_cents: 6050 }]);
    expect(await stored(id)).toMatchObject({ status: 'paid', wanted: null, checkout_url: null });
    expect(await check(id)).toEqual({ state: 'sold', amount: 60.5, checkout_url: null });
    expect(await voucher(id)).toMatchObject({
      method: 'online',
      state: 'valid',
      refund: null,
      mail: { email: 'jana@example.de' },
    });
    const { rows: audit } = await sql`
      SELECT actor, action FROM audit_entry WHERE details ->> 'voucher_id' = ${id} ORDER BY id`.execute(db());
    expect(audit).toEqual([
      { actor: 'customer', action: 'voucher.sold' },
      { actor: 'customer', action: 'voucher.mail_planned' },
    ]);
  });

  it('sells one voucher, though event, page and periodic task report it many times at once', async () => {
    const { id, session } = await begin();
    session.pay();
    const reports = Array.from({ length: scaleCount(400) }, (_, turn) => {
      if (turn % 4 === 0) return send(completed, session.describe());
      if (turn % 4 === 1) return check(id);
      return turn % 4 === 2 ? tick() : sellPaidOrders(studio().context, voucherSales);
    });
    // Whoever waits too long for the order gives up, and the task repeats it.
    await Promise.allSettled(reports);
    await tick();
    expect(await vouchers(id)).toHaveLength(1);
    expect((await mails(id)).map(({ kind }) => kind)).toEqual(['voucher_bought', 'voucher_sent']);
    const { rows } = await sql`SELECT FROM voucher_entry WHERE voucher_id = ${id}`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('is found by the page of the order, and by the periodic task, when the event is missing', async () => {
    const [one, other] = [await begin(), await begin()];
    one.session.pay();
    expect(await check(one.id)).toMatchObject({ state: 'sold' });
    other.session.pay();
    await tick();
    expect(await vouchers(other.id)).toHaveLength(1);
  });

  it('is sold later if the process ended between payment and sale', async () => {
    const { id, session } = await begin();
    session.pay();
    // As the event leaves it before the sale.
    await sql`
      UPDATE voucher_order SET status = 'paid', paid_at = now(), payment_intent = ${String(session.describe()['payment_intent'])}
      WHERE id = ${id}`.execute(db());
    expect(await vouchers(id)).toEqual([]);
    await sellPaidOrders(studio().context, voucherSales);
    expect(await vouchers(id)).toHaveLength(1);
  });

  it('is tried again after a failure that is no refusal, and holds nobody up', async () => {
    const [one, other] = [await begin(), await begin()];
    for (const { session } of [one, other]) session.pay();
    const documents = { ...voucherSales.documents };
    const full = {
      ...voucherSales.mails,
      plan: async (...[trx, planned, now]: Parameters<typeof voucherSales.mails.plan>) => {
        if (planned.voucher_id === one.id) throw new Error('the disk is full');
        return voucherSales.mails.plan(trx, planned, now);
      },
    };
    await checkVoucherOrders(studio().context, { documents, mails: full }, 0);
    expect([await vouchers(one.id), (await vouchers(other.id)).length]).toEqual([[], 1]);
    await tick();
    expect(await vouchers(one.id)).toHaveLength(1);
  });

  it('that comes slowly is awaited, and one that fails or expires sells nothing', async () => {
    const [slow, failed, expired] = [await begin(), await begin(), await begin()];
    for (const { session } of [slow, failed]) session.pay('slowly');
    expired.session.expire();
    await tick();
    expect(await check(slow.id)).toMatchObject({ state: 'processing' });
    expect(await check(expired.id)).toMatchObject({ state: 'over' });
    slow.session.settle(true);
    failed.session.settle(false);
    await tick();
    expect(await check(failed.id)).toMatchObject({ state: 'over' });
    expect(await check(slow.id)).toMatchObject({ state: 'sold' });
  });

  it('mails at once if the day has passed until it is paid', async () => {
    const { id, session } = await begin({ on: '2030-06-03' });
    session.pay('slowly');
    await tick();
    studio().setNow('2030-06-05T08:00');
    session.settle(true);
    await tick();
    expect((await mails(id)).every(({ send_at }) => send_at === null)).toBe(true);
  });

  it.each([
    ['amount', { amount_total: 100 }],
    ['currency', { currency: 'chf' }],
    ['livemode', { livemode: true }],
  ])('of another %s sells nothing, is kept and told to the studio once', async (problem, wrong) => {
    const { id, session } = await begin();
    session.pay();
    for (const _ of [1, 2, 3]) await send(completed, { ...session.describe(), ...wrong });
    expect(await vouchers(id)).toEqual([]);
    expect(await check(id)).toMatchObject({ state: 'held' });
    const held = (await list()).stray_payments.filter((one: { order_id: string }) => one.order_id === id);
    expect(held).toEqual([{ order_id: id, amount: 60.5, problem }]);
    const { rows } = await sql`
      SELECT kind, to_address FROM message WHERE voucher_order_id = ${id}`.execute(db());
    expect(rows).toEqual([{ kind: 'studio_voucher_payment', to_address: 'studio@example.de' }]);
    const refund = {
      id: `re_${id}`,
      amount: 6050,
      status: 'succeeded',
      payment_intent: session.describe()['payment_intent'],
    };
    await send('refund.created', refund);
    expect((await list()).stray_payments.map((one: { order_id: string }) => one.order_id)).not.toContain(id);
  });
});
