import { afterEach, describe, expect, it } from 'vitest';
import { defaults, path, paymentSettingsCalls } from './testing/payment-settings-calls.ts';

const { studio, read, put } = paymentSettingsCalls();

describe('payment settings', () => {
  afterEach(async () => {
    const { is_stripe_configured: _, webhook_url: __, last_webhook: ___, ...all } = defaults;
    await put(all);
  });

  it('of a new studio (PAY-004..007, PAY-009, PAY-010, PAY-012)', async () => {
    expect(await studio().adminCall('GET', path)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
    expect(await read()).toEqual(defaults);
  });

  it('a change leaves what it does not name (PAY-013)', async () => {
    const changes = {
      enable_prepayment: true,
      prepayment_percentage: 33.33,
      full_payment_required: true,
      payment_deadline_hours: 48,
      auto_cancel_unpaid: true,
      currency: 'USD',
      payment_description_template: 'Shooting {date}',
      receipt_email_enabled: false,
      refund_rule_enabled: true,
      refund_stages: [
        { days_before: 7, percent: 100 },
        { days_before: 2, percent: 50 },
      ],
    };
    expect(await put(changes)).toMatchObject({ status: 200, body: { ...defaults, ...changes } });
    const { body } = await put({ payment_deadline_hours: 2 });
    expect(body).toEqual({ ...defaults, ...changes, payment_deadline_hours: 2 });
    expect(await read()).toEqual(body);
  });

  it.each([
    ['prepayment_percentage', [101, -1, 0.001, '50', null]],
    ['payment_deadline_hours', [0, -24, 1.5, 8761]],
    ['currency', ['GBP', 'eur', '']],
    ['stripe_enabled', ['yes', 1]],
    ['payment_description_template', ['x'.repeat(501)]],
  ])('refuses %s of %j with 422, and changes nothing (PAY-007, PAY-009, PAY-010, SRV-35)', async (field, values) => {
    for (const value of values) {
      const { status, body } = await put({ enable_prepayment: true, [field]: value });
      expect(status).toBe(422);
      expect(body.detail).toEqual([{ loc: ['body', field], msg: expect.any(String), type: expect.any(String) }]);
    }
    expect(await read()).toEqual(defaults);
  });

  it.each([0, 100])('a prepayment of %i percent is allowed (PAY-007)', async (prepayment_percentage) => {
    expect((await put({ prepayment_percentage })).body.prepayment_percentage).toBe(prepayment_percentage);
  });

  it('the studio’s percentage reaches the customer (API-027)', async () => {
    const id = await studio().addService({ price_cents: 20_000 });
    await put({ enable_prepayment: true, prepayment_percentage: 25 });
    expect((await studio().call('GET', `/api/payments/service-config/${id}`)).body).toEqual({
      requires_prepayment: true,
      payment_amount: 50,
      prepayment_percentage: 25,
      is_individual_payment: false,
    });
  });
});
