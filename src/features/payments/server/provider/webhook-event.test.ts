import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#shared/server/context.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { paymentSettingsFrom } from '../../domain/payment-settings.ts';
import { signedEvent } from '../../testing/signed-event.ts';
import { providerWithKeys } from './provider.ts';
import { verifiedEvent } from './webhook-event.ts';

const reasons: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void reasons.push(JSON.parse(line).why) });
const now = Date.parse('2030-06-03T08:00:00Z');
const secretKey = 'a key for tests only, of no value';
const context = { log, now: () => now, secretKey, stripeApiUrl: undefined } as unknown as Context;
const settings = paymentSettingsFrom({
  stripe_webhook_secret_sealed: sealSecret(secretKey, 'payments.stripe_webhook_secret', 'whsec_studio'),
  stripe_secret_key_sealed: sealSecret(secretKey, 'payments.stripe_secret_key', 'sk_test_studio'),
});
beforeEach(() => void reasons.splice(0));

const signed = (body: string, at = now) => {
  const timestamp = Math.floor(at / 1000);
  const signature = createHmac('sha256', 'whsec_studio').update(`${timestamp}.${body}`).digest('hex');
  return { body: Buffer.from(body), signature: `t=${timestamp},v1=${signature}` };
};
const sent = (at = now, secret = 'whsec_studio') => {
  const { body, headers } = signedEvent('charge.refunded', {}, { secret, at, id: 'evt_1' });
  return { body: Buffer.from(body), signature: headers['stripe-signature'] };
};

describe('an event of the payment provider', () => {
  it.each([
    ['now', 0],
    ['five minutes ago', -300_000],
    ['four minutes ahead', 240_000],
    ['five minutes ahead', 300_000],
  ])('that was signed %s is accepted', (_, ms) => {
    expect(verifiedEvent(context, settings, sent(now + ms))).toMatchObject({ id: 'evt_1', type: 'charge.refunded' });
    expect(reasons).toEqual([]);
  });

  it.each([
    ['without a signature', { ...sent(), signature: undefined }, 'unsigned'],
    ['signed with another secret', sent(now, 'whsec_other'), 'wrong signature or too old'],
    ['that was signed more than five minutes ago', sent(now - 301_000), 'wrong signature or too old'],
    ['that was signed more than five minutes ahead', sent(now + 301_000), 'from the future'],
    ['that is not JSON', signed('{'), 'not JSON'],
    ['that is not an event', signed('{"id": "evt_1"}'), 'not an event'],
  ])('%s is refused, and the reason is only logged', (_, event, why) => {
    expect(() => verifiedEvent(context, settings, event)).toThrow(
      expect.objectContaining({ status: 400, code: 'invalid_signature', message: 'The signature is not valid' }),
    );
    expect(reasons).toEqual([why]);
  });

  it('is refused while no secret is set', () => {
    expect(() => verifiedEvent(context, paymentSettingsFrom({}), sent())).toThrow('The signature is not valid');
    expect(reasons).toEqual(['no webhook secret is set']);
  });
});

it('a client needs a key, but no address of the provider', () => {
  expect(providerWithKeys(context, settings)).toBeInstanceOf(Stripe);
  expect(providerWithKeys(context, paymentSettingsFrom({}))).toBeUndefined();
});
