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
});
