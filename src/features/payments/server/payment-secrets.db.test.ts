import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openSecret } from '#shared/server/secrets/secret-box.ts';
import { defaults, paymentSettingsCalls } from './testing/payment-settings-calls.ts';

const { studio, read, put, publicConfig } = paymentSettingsCalls();

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

describe('secrets of the payment provider', () => {
  afterEach(async () => {
    const { is_stripe_configured: _, webhook_url: __, last_webhook: ___, ...all } = defaults;
    await put(all);
  });

  it('only the last four characters of a stored secret are returned (PAY-004, AMB-088)', async () => {
    const { body } = await put(keys);
    expect(body).toEqual({ ...defaults, ...shownKeys, is_stripe_configured: true });
    expect(await read()).toEqual(body);
  });

  it('a masked or absent value keeps the secret, an empty one deletes it (AMB-088)', async () => {
    await put(keys);
    expect((await put(await read())).body).toMatchObject(shownKeys);
    expect((await put({ currency: 'RUB' })).body).toMatchObject(shownKeys);
    expect((await put({ stripe_secret_key: '****5678' })).body).toMatchObject(shownKeys);
    const { body } = await put({ stripe_secret_key: '', stripe_webhook_secret: '' });
    expect(body).toMatchObject({ stripe_secret_key: '', stripe_webhook_secret: '', is_stripe_configured: false });
  });

  it('secrets are stored sealed and occur in no audit entry (SRV-35)', async () => {
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
  ])('refuses %s %j, a key of another kind, without repeating it', async (field, key) => {
    const { status, body } = await put({ [field]: key });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', field]);
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it('payments are configured only with both keys, and only then do customers pay online (PAY-006, PAY-023, SRV-34, SRV-35, API-028)', async () => {
    await put({ stripe_enabled: true, enable_prepayment: true });
    const { refund_stages: _, ...config } = await publicConfig();
    expect(config).toEqual({ stripe_enabled: false, enable_prepayment: true });
    expect((await put({ stripe_secret_key: keys.stripe_secret_key })).body.is_stripe_configured).toBe(false);
    expect((await put({ stripe_publishable_key: keys.stripe_publishable_key })).body.is_stripe_configured).toBe(true);
    expect(await publicConfig()).toMatchObject({ stripe_enabled: true, enable_prepayment: true });
    await put({ stripe_enabled: false });
    expect(await publicConfig()).toMatchObject({ stripe_enabled: false, enable_prepayment: true });
  });
});
