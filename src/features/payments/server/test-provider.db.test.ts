import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { sealSecret } from '#shared/server/secret-box.ts';
import { type StripeStandIn, startStripeStandIn } from '../testing/stripe-stand-in.ts';

const secretKey = 'a key for tests only, of no value';
let provider: StripeStandIn;
beforeAll(async () => void (provider = await startStripeStandIn('sk_test_studio')));
const studio = testStudio({
  secretKey,
  get stripeApiUrl() {
    return provider.url;
  },
});
afterAll(() => provider.stop());

const sealed = (secret: string) => sealSecret(secretKey, 'payments.stripe_secret_key', secret);
const configure = (changes: object = {}) =>
  writeSetting(studio().database.db, 'payments', {
    stripe_publishable_key: 'pk_test_studio',
    stripe_secret_key_sealed: sealed('sk_test_studio'),
    ...changes,
  });
const testConnection = (headers = {}) =>
  studio().adminCall('POST', '/api/admin/payments/test-stripe-connection', undefined, headers);
const pay = (body: unknown, headers = {}) =>
  studio().adminCall('POST', '/api/admin/payments/test-payment-intent', body, headers);
const inRussian = { 'accept-language': 'ru' };

beforeEach(async () => {
  provider.behave('normal');
  await configure();
});

const failures = [
  ['without a key', { stripe_secret_key_sealed: '' }, 'normal', 'Der geheime Schlüssel fehlt.'],
  [
    'with a key that was sealed elsewhere',
    { stripe_secret_key_sealed: sealSecret('another', 'payments.stripe_secret_key', 'sk_test_studio') },
    'normal',
    'Der geheime Schlüssel kann nicht mehr gelesen werden. Bitte geben Sie ihn neu ein.',
  ],
  [
    'with a wrong key',
    { stripe_secret_key_sealed: sealed('sk_test_wrong') },
    'normal',
    'Stripe hat den geheimen Schlüssel abgelehnt.',
  ],
  [
    'with a key that may not',
    {},
    403,
    'Der geheime Schlüssel darf das nicht. Er braucht das Recht, Konto und Zahlungen zu nutzen.',
  ],
  ['when the provider is busy', {}, 429, 'Stripe ist überlastet. Bitte versuchen Sie es in einer Minute erneut.'],
  ['when the provider fails', {}, 500, 'Stripe hat einen Fehler gemeldet: 500'],
] as const;

describe('the connection test', () => {
  it('says whose account the keys open, before payments are switched on (PAY-014, PAY-015)', async () => {
    expect(await testConnection()).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: {
        success: true,
        message: 'Die Verbindung zu Stripe steht. Das sind Testschlüssel: Es fließt kein Geld.',
        account_name: 'Lichtblick Fotostudio',
        country: 'DE',
        currency: 'EUR',
      },
    });
    expect((await testConnection(inRussian)).body.message).toContain('Соединение со Stripe установлено.');
  });

  it.each(failures)('%s: success false, and why (PAY-016)', async (_, settings, behaviour, message) => {
    await configure(settings);
    provider.behave(behaviour);
    expect(await testConnection()).toMatchObject({
      status: 200,
      body: { success: false, message, account_name: null, country: null, currency: null },
    });
  });

  it('a provider that hangs is reported as not responding (PAY-016)', async () => {
    provider.behave('hanging');
    expect((await testConnection()).body).toMatchObject({
      success: false,
      message: 'Stripe antwortet nicht. Bitte versuchen Sie es später erneut.',
    });
  });

  it('is for administrators', async () => {
    expect((await studio().call('POST', '/api/admin/payments/test-stripe-connection')).status).toBe(401);
    expect((await studio().call('POST', '/api/admin/payments/test-payment-intent', { amount: 1 })).status).toBe(401);
  });
});

describe('the test payment', () => {
  it.each([
    [0.5, 'EUR', '50'],
    [1, 'USD', '100'],
    [19.99, 'RUB', '1999'],
  ])(
    'of %d %s is created and its client_secret handed out (PAY-017, PAY-018, AMB-087)',
    async (amount, currency, cents) => {
      await configure({ currency });
      const { status, body } = await pay({ amount });
      expect(status).toBe(200);
      expect(body).toEqual({ amount, currency, client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/) });
      const form = Object.fromEntries(provider.intents.at(-1) ?? []);
      expect(form).toMatchObject({ amount: cents, currency: currency.toLowerCase(), 'metadata[purpose]': 'test' });
    },
  );

  it.each([0.49, 0, -1, 1.005, 1_000_000, '1', null, undefined])(
    'refuses an amount of %j with 422 (PAY-020, SRV-35)',
    async (amount) => {
      const before = provider.intents.length;
      const { status, body } = await pay({ amount });
      expect(status).toBe(422);
      expect(body.detail[0].loc).toEqual(['body', 'amount']);
      expect(provider.intents).toHaveLength(before);
    },
  );

  it.each(failures)('%s: a detail that says why (PAY-022)', async (reason, settings, behaviour, detail) => {
    await configure(settings);
    provider.behave(behaviour);
    const ownFault = reason === 'without a key' || reason === 'with a key that was sealed elsewhere';
    expect(await pay({ amount: 1 })).toMatchObject({ status: ownFault ? 400 : 502, body: { detail } });
  });

  it('what the provider refuses is passed on in its words, without a key (PAY-022)', async () => {
    provider.behave(400);
    const { body } = await pay({ amount: 1 }, inRussian);
    expect(body.detail).toBe('Stripe отказал: Something went wrong with …');
  });
});
