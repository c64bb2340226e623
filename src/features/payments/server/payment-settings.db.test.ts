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
      rest_online_enabled: true,
      full_payment_after_missed: 3,
      no_show_fee_percent: 60,
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

  it.each([-1, 11, 1.5, '2', null])('refuse %j as a number of missed sessions (BANK-05)', async (count) => {
    expect((await put({ full_payment_after_missed: count })).status).toBe(422);
    expect((await read()).full_payment_after_missed).toBe(0);
  });

  it.each([-1, 101, 0.5, '50', null])('refuse %j per cent for whoever does not come (BANK-06)', async (percent) => {
    expect((await put({ no_show_fee_percent: percent })).status).toBe(422);
    expect((await read()).no_show_fee_percent).toBe(0);
  });

  it('switch transfers on only with holder and IBAN, which may be typed in groups (BANK-01)', async () => {
    const code = 'transfer_account_missing';
    expect(await put({ transfer_enabled: true })).toMatchObject({ status: 400, body: { code } });
    expect(await put({ transfer_iban: 'DE89 3704 0044 0532 0130 01' })).toMatchObject({ status: 422 });
    expect(await put({ transfer_bic: 'ABC' })).toMatchObject({ status: 422 });
    expect(await put({ transfer_deadline_days: 31 })).toMatchObject({ status: 422 });
    const account = { transfer_enabled: true, transfer_account_holder: 'Studio  Licht', transfer_bic: 'cobadeffxxx' };
    expect(await put({ ...account, transfer_iban: 'de89 3704 0044 0532 0130 00' })).toMatchObject({
      status: 200,
      body: {
        transfer_account_holder: 'Studio Licht',
        transfer_iban: 'DE89370400440532013000',
        transfer_bic: 'COBADEFFXXX',
      },
    });
    expect(await put({ transfer_iban: '' })).toMatchObject({ status: 400, body: { code } });
    expect((await read()).transfer_enabled).toBe(true);
  });
});
