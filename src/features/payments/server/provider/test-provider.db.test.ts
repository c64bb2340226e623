import { describe, expect, it } from 'vitest';
import { failures, inRussian, providerTests } from '../testing/provider-tests.ts';

const { provider, studio, configure } = providerTests();

const testConnection = (headers = {}) =>
  studio().adminCall('POST', '/api/admin/payments/test-stripe-connection', undefined, headers);

describe('the connection test', () => {
  it('returns the account of the keys, even before payments are switched on (PAY-014, PAY-015)', async () => {
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

  it.each(failures)('%s gives success: false and the reason (PAY-016)', async (_, settings, behaviour, message) => {
    await configure(settings);
    provider().behave(behaviour);
    expect(await testConnection()).toMatchObject({
      status: 200,
      body: { success: false, message, account_name: null, country: null, currency: null },
    });
  });

  it('a provider that never responds is reported as such (PAY-016)', async () => {
    provider().behave('hanging');
    expect((await testConnection()).body).toMatchObject({
      success: false,
      message: 'Stripe antwortet nicht. Bitte versuchen Sie es später erneut.',
    });
  });

  it('is accessible to administrators only', async () => {
    expect((await studio().call('POST', '/api/admin/payments/test-stripe-connection')).status).toBe(401);
    expect((await studio().call('POST', '/api/admin/payments/test-payment-intent', { amount: 1 })).status).toBe(401);
  });
});
