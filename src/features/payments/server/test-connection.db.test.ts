import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

const configure = (stripe_publishable_key: string) =>
  writeSetting(studio().database.db, 'payments', {
    stripe_publishable_key,
    stripe_secret_key_sealed: sealSecret(secretKey, 'payments.stripe_secret_key', 'sk_test_studio'),
  });
const connect = async () => (await studio().adminCall('POST', '/api/admin/payments/test-stripe-connection')).body;
beforeEach(() => configure('pk_live_studio'));

const nameless = { name: null };
it.each([
  ['of the business', {}, 'Lichtblick Fotostudio'],
  [
    'in the dashboard where the business has none',
    { business_profile: nameless, settings: { dashboard: { display_name: 'Lichtblick' } } },
    'Lichtblick',
  ],
  ['in its e-mail where it has no other', { business_profile: null, settings: null }, 'studio@example.de'],
  ['in its e-mail where the dashboard is empty', { business_profile: nameless, settings: {} }, 'studio@example.de'],
  ['that is missing everywhere', { business_profile: nameless, email: null }, null],
])('the account is shown by the name %s (PAY-015)', async (_, account, account_name) => {
  provider.accountBecomes(account);
  expect(await connect()).toMatchObject({ success: true, account_name });
});

it('an account without country and currency is connected all the same', async () => {
  provider.accountBecomes({ country: undefined, default_currency: undefined });
  expect(await connect()).toMatchObject({ success: true, country: null, currency: null });
});

it.each([
  [false, false, 'noch keine Zahlungen'],
  [true, true, 'Die Verbindung zu Stripe steht.'],
  [undefined, true, 'Die Verbindung zu Stripe steht.'],
])('an account with charges_enabled %s can take money: %s', async (charges_enabled, success, message) => {
  provider.accountBecomes({ charges_enabled });
  expect(await connect()).toMatchObject({ success, message: expect.stringContaining(message) });
});

it.each([
  ['pk_test_studio', true],
  ['pk_live_studio', false],
])('the keys of %s are called test keys: %s', async (key, isTest) => {
  provider.accountBecomes({});
  await configure(key);
  expect((await connect()).message.includes('Testschlüssel')).toBe(isTest);
});
