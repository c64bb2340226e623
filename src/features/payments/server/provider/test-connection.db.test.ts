import { beforeEach, expect, it } from 'vitest';
import { studioWithProvider } from '../testing/studio-with-provider.ts';

const { studio, provider, configure } = studioWithProvider();
const connect = async () => (await studio().adminCall('POST', '/api/admin/payments/test-stripe-connection')).body;
beforeEach(() => configure({ stripe_publishable_key: 'pk_live_studio' }));

const nameless = { name: null };
it.each([
  ['of the business', {}, 'Lichtblick Fotostudio'],
  [
    'of the dashboard if the business has none',
    { business_profile: nameless, settings: { dashboard: { display_name: 'Lichtblick' } } },
    'Lichtblick',
  ],
  ['in its e-mail where it has no other', { business_profile: null, settings: null }, 'studio@example.de'],
  ['in its e-mail where the dashboard is empty', { business_profile: nameless, settings: {} }, 'studio@example.de'],
  ['that is missing everywhere', { business_profile: nameless, email: null }, null],
])('the account is shown by the name %s (PAY-015)', async (_, account, account_name) => {
  provider().accountBecomes(account);
  expect(await connect()).toMatchObject({ success: true, account_name });
});

it('an account without country and currency counts as connected', async () => {
  provider().accountBecomes({ country: undefined, default_currency: undefined });
  expect(await connect()).toMatchObject({ success: true, country: null, currency: null });
});

it.each([
  [false, false, 'noch keine Zahlungen'],
  [true, true, 'Die Verbindung zu Stripe steht.'],
  [undefined, true, 'Die Verbindung zu Stripe steht.'],
])('an account with charges_enabled %s can take money: %s', async (charges_enabled, success, message) => {
  provider().accountBecomes({ charges_enabled });
  expect(await connect()).toMatchObject({ success, message: expect.stringContaining(message) });
});

it.each([
  ['pk_test_studio', true],
  ['pk_live_studio', false],
])('%s is recognised as a test key: %s', async (key, isTest) => {
  provider().accountBecomes({});
  await configure({ stripe_publishable_key: key });
  expect((await connect()).message.includes('Testschlüssel')).toBe(isTest);
});
