import { describe, expect, it } from 'vitest';
import { failures, inRussian, providerTests } from '../testing/provider-tests.ts';

const { provider, studio, configure } = providerTests();

const pay = (body: unknown, headers = {}) =>
  studio().adminCall('POST', '/api/admin/payments/test-payment-intent', body, headers);

describe('the test payment', () => {
  it.each([
    [0.5, 'EUR', '50'],
    [1, 'USD', '100'],
    [19.99, 'RUB', '1999'],
  ])(
    'of %d %s is created and its client_secret returned (PAY-017, PAY-018, AMB-087)',
    async (amount, currency, cents) => {
      await configure({ currency });
      const { status, body } = await pay({ amount });
      expect(status).toBe(200);
      expect(body).toEqual({ amount, currency, client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/) });
      const form = Object.fromEntries(provider().intents.at(-1) ?? []);
      expect(form).toMatchObject({ amount: cents, currency: currency.toLowerCase(), 'metadata[purpose]': 'test' });
    },
  );

  it.each([0.49, 0, -1, 1.005, 1_000_000, '1', null, undefined])(
    'refuses an amount of %j with 422 (PAY-020, SRV-35)',
    async (amount) => {
      const before = provider().intents.length;
      const { status, body } = await pay({ amount });
      expect(status).toBe(422);
      expect(body.detail[0].loc).toEqual(['body', 'amount']);
      expect(provider().intents).toHaveLength(before);
    },
  );

  it.each(failures)('%s gives a detail with the reason (PAY-022)', async (reason, settings, behaviour, detail) => {
    await configure(settings);
    provider().behave(behaviour);
    const ownFault = reason === 'without a key' || reason === 'with a key that was sealed elsewhere';
    expect(await pay({ amount: 1 })).toMatchObject({ status: ownFault ? 400 : 502, body: { detail } });
  });

  it('passes on the provider’s reason for a refusal, without a key (PAY-022)', async () => {
    provider().behave(400);
    const { body } = await pay({ amount: 1 }, inRussian);
    expect(body.detail).toBe('Stripe отказал: Something went wrong with …');
  });
});
