import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { openSecret } from '#shared/server/secret-box.ts';
import { paymentSettingsFrom } from '../domain/payment-settings.ts';

const studio = testStudio();
const path = '/api/admin/payments/settings';
const read = async () => (await studio().adminCall('GET', path)).body;
const put = (changes: unknown) => studio().adminCall('PUT', path, changes);
const publicConfig = async () => (await studio().call('GET', '/api/admin/payments/public-config')).body;

const { stripe_secret_key_sealed: _, stripe_webhook_secret_sealed: __, ...usual } = paymentSettingsFrom({});
const defaults = {
  ...usual,
  stripe_secret_key: '',
  stripe_webhook_secret: '',
  is_stripe_configured: false,
  webhook_url: 'http://localhost:3000/api/payments/webhook',
  last_webhook: null,
};
const keys = {
  stripe_publishable_key: 'pk_test_51Habcdefgh1234',
  stripe_secret_key: 'sk_test_51Habcdefgh5678',
  stripe_webhook_secret: 'whsec_abcdefgh9012',
};
const shownKeys = {
  ...keys,
  stripe_secret_key: '••••••••5678',
  stripe_webhook_secret: '••••••••9012',
};

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

  it.each([
    ['refund_stages', 0, [{ days_before: 366, percent: 100 }]],
    ['refund_stages', 0, [{ days_before: 7, percent: 0 }]],
    ['refund_stages', 0, [{ days_before: 7, percent: 101 }]],
    ['refund_stages', 0, [{ days_before: 1.5, percent: 50 }]],
    [
      'refund_stages',
      1,
      [
        { days_before: 7, percent: 100 },
        { days_before: 7, percent: 50 },
      ],
    ],
    [
      'refund_stages',
      1,
      [
        { days_before: 7, percent: 50 },
        { days_before: 2, percent: 50 },
      ],
    ],
  ])('refuses %s whose stage %i is wrong, %j, with 422', async (field, stage, stages) => {
    const { status, body } = await put({ [field]: stages });
    expect(status).toBe(422);
    expect(body.detail[0].loc.slice(0, 3)).toEqual(['body', field, stage]);
    expect(await read()).toEqual(defaults);
  });

  it('six stages are too many, none is a rule too, and customers see it while it is on (SRV-33)', async () => {
    const six = [6, 5, 4, 3, 2, 1].map((days) => ({ days_before: days, percent: days * 10 }));
    expect((await put({ refund_stages: six })).status).toBe(422);
    await put({ refund_stages: six.slice(1) });
    expect((await publicConfig()).refund_stages).toBeNull();
    await put({ refund_rule_enabled: true });
    expect((await publicConfig()).refund_stages).toEqual(six.slice(1));
    await put({ refund_stages: [] });
    expect((await publicConfig()).refund_stages).toEqual([]);
  });

  it.each([0, 100])('a prepayment of %i percent is allowed (PAY-007)', async (prepayment_percentage) => {
    expect((await put({ prepayment_percentage })).body.prepayment_percentage).toBe(prepayment_percentage);
  });

  it('secrets are never shown again but for their last four characters (PAY-004, AMB-088)', async () => {
    const { body } = await put(keys);
    expect(body).toEqual({ ...defaults, ...shownKeys, is_stripe_configured: true });
    expect(await read()).toEqual(body);
  });

  it('what comes back masked, or not at all, leaves the secret; empty clears it (AMB-088)', async () => {
    await put(keys);
    expect((await put(await read())).body).toMatchObject(shownKeys);
    expect((await put({ currency: 'RUB' })).body).toMatchObject(shownKeys);
    expect((await put({ stripe_secret_key: '****5678' })).body).toMatchObject(shownKeys);
    const { body } = await put({ stripe_secret_key: '', stripe_webhook_secret: '' });
    expect(body).toMatchObject({ stripe_secret_key: '', stripe_webhook_secret: '', is_stripe_configured: false });
  });

  it('secrets are stored sealed, and nobody writes them down (SRV-35)', async () => {
    await put(keys);
    const { db } = studio().database;
    const everything = await sql<{ text: string }>`
      SELECT (SELECT string_agg(value::text, ' ') FROM setting) || (SELECT string_agg(details::text, ' ') FROM audit_entry) AS text
    `.execute(db);
    expect(everything.rows[0]?.text).toContain('stripe_secret_key');
    expect(everything.rows[0]?.text).not.toContain('abcdefgh5678');
    expect(everything.rows[0]?.text).not.toContain('abcdefgh9012');
    const { rows } = await sql<{ sealed: string }>`
      SELECT value->>'stripe_secret_key_sealed' AS sealed FROM setting WHERE name = 'payments'`.execute(db);
    const opened = openSecret(studio().context.secretKey, 'payments.stripe_secret_key', rows[0]?.sealed ?? '');
    expect(opened).toBe(keys.stripe_secret_key);
  });

  it.each([
    ['stripe_publishable_key', 'sk_live_abcdef'],
    ['stripe_publishable_key', 'rk_live_abcdef'],
    ['stripe_secret_key', 'pk_live_abcdef'],
    ['stripe_secret_key', 'two words'],
    ['stripe_webhook_secret', 'sk_live_abcdef'],
  ])('refuses %s %j: it belongs elsewhere, and does not repeat it', async (field, key) => {
    const { status, body } = await put({ [field]: key });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', field]);
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it('configured means both keys; only then customers are sent to pay (PAY-006, PAY-023, SRV-34, SRV-35, API-028)', async () => {
    await put({ stripe_enabled: true, enable_prepayment: true });
    const { refund_stages: _, ...config } = await publicConfig();
    expect(config).toEqual({ stripe_enabled: false, enable_prepayment: true });
    expect((await put({ stripe_secret_key: keys.stripe_secret_key })).body.is_stripe_configured).toBe(false);
    expect((await put({ stripe_publishable_key: keys.stripe_publishable_key })).body.is_stripe_configured).toBe(true);
    expect(await publicConfig()).toMatchObject({ stripe_enabled: true, enable_prepayment: true });
    await put({ stripe_enabled: false });
    expect(await publicConfig()).toMatchObject({ stripe_enabled: false, enable_prepayment: true });
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
