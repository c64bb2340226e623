import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { order, orderingStudio } from '../testing/ordering-studio.ts';

const { studio, provider, configure, place, begin, check, vouchers } = orderingStudio();

describe('the order of a voucher (VOU-08)', () => {
  it.each([
    ['is not switched on', { vouchers_online_enabled: false }],
    ['takes no payments online', { vouchers_online_enabled: true, stripe_enabled: false }],
    ['has no keys', { vouchers_online_enabled: true, stripe_secret_key_sealed: '' }],
    ['charges another currency', { vouchers_online_enabled: true, currency: 'USD' }],
  ])('is not possible at a studio that %s', async (_, settings) => {
    await configure(settings);
    expect((await place()).status).toBe(404);
  });

  it.each([
    [{ amount: 24.99 }, 422],
    [{ amount: 500.01 }, 422],
    [{ amount: 30.001 }, 422],
    [{ buyer_email: 'nobody' }, 422],
    [{ buyer_name: ' ' }, 422],
    [{ on: '2030-06-02' }, 422],
    [{ on: '2034-01-01' }, 422],
    [{ amount: 25, on: '2030-06-03' }, 201],
    [{ amount: 500, on: '2033-12-31' }, 201],
  ])('with %j is answered with %i', async (more, status) => {
    expect((await place(more)).status).toBe(status);
  });

  it('asks the provider for exactly this amount, and names the order, not the person, to it', async () => {
    const { id, session } = await begin();
    const form = Object.fromEntries(session.form);
    expect(form).toMatchObject({
      'line_items[0][price_data][unit_amount]': '6050',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': 'Gutschein',
      'metadata[voucher_order_id]': id,
      success_url: `http://localhost:3000/voucher/order/${id}`,
      customer_email: order.buyer_email,
    });
    expect(JSON.stringify(form)).not.toContain('Alles Gute');
    expect(await check(id)).toEqual({ state: 'open', amount: 60.5, checkout_url: session.url });
    expect(await vouchers(id)).toEqual([]);
  });

  it.each([
    ['véra@beispiel.example', undefined],
    ['vera@müller.example', 'vera@xn--mller-kva.example'],
  ])('of %s opens the payment page, for which the address is %s (PAY-026)', async (buyer_email, sent) => {
    const { session } = await begin({ buyer_email });
    const form = Object.fromEntries(session.form);
    expect([form['customer_email'], form['payment_intent_data[receipt_email]']]).toEqual([sent, sent]);
  });

  it('pressed forty times is one order with one session, and another order needs another key', async () => {
    const before = provider().sessions.length;
    const all = await Promise.all(Array.from({ length: 40 }, () => place({}, 'pressed-often')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body }) => body.checkout_url)).size).toBe(1);
    expect(provider().sessions.length).toBe(before + 1);
    expect((await place({ amount: 99 }, 'pressed-often')).body.code).toBe('idempotency_key_reused');
    expect((await place({}, 'with space')).body.code).toBe('invalid_idempotency_key');
  });

  it('is kept while the provider does not respond, and continues with the same session', async () => {
    provider().behave(500);
    expect((await place({}, 'again')).status).toBe(502);
    provider().behave('normal');
    const { status, body } = await place({}, 'again');
    expect(status).toBe(201);
    studio().setNow('2030-06-03T10:01');
    expect((await place({}, 'again')).body.code).toBe('order_over');
    expect(await check(body.order_id)).toMatchObject({ state: 'over', checkout_url: null });
  });

  it('is unknown under any other address', async () => {
    expect((await studio().call('POST', `/api/vouchers/orders/${randomUUID()}/check`)).status).toBe(404);
  });
});
