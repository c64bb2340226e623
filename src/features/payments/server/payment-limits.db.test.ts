import { afterEach, describe, expect, it } from 'vitest';
import { defaults, paymentSettingsCalls } from './testing/payment-settings-calls.ts';

const { studio, read, put } = paymentSettingsCalls();

describe('payment settings', () => {
  afterEach(async () => {
    const { is_stripe_configured: _, webhook_url: __, last_webhook: ___, ...all } = defaults;
    await put(all);
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

  it('customers get the studio’s percentage (API-027)', async () => {
    const id = await studio().addService({ price_cents: 20_000 });
    await put({ enable_prepayment: true, prepayment_percentage: 25 });
    expect((await studio().call('GET', `/api/payments/service-config/${id}`)).body).toEqual({
      requires_prepayment: true,
      payment_amount: 50,
      prepayment_percentage: 25,
      is_individual_payment: false,
    });
  });

  it('customers get the service’s own amount without a percentage (API-027)', async () => {
    const id = await studio().addService({ price_cents: 20_000, payment_enabled: true, prepayment_cents: 4000 });
    expect((await studio().call('GET', `/api/payments/service-config/${id}`)).body).toEqual({
      requires_prepayment: true,
      payment_amount: 40,
      prepayment_percentage: null,
      is_individual_payment: true,
    });
  });
});
