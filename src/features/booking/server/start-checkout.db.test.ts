import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { type StripeStandIn, startStripeStandIn } from '#features/payments/testing/stripe-stand-in.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { parseInstant } from '#shared/kernel/berlin-time.ts';
import { sealSecret } from '#shared/server/secret-box.ts';

const secretKey = 'a key for tests only, of no value';
const clock = parseInstant('2030-06-03T08:00');
let provider: StripeStandIn;
const address = { stripeApiUrl: '' };
beforeAll(async () => {
  provider = await startStripeStandIn('sk_test_studio', () => (clock.ok ? clock.value : 0));
  address.stripeApiUrl = provider.url;
});
const studio = testStudio({
  secretKey,
  get stripeApiUrl() {
    return address.stripeApiUrl;
  },
});
afterAll(() => provider.stop());

const settings = {
  stripe_enabled: true,
  stripe_publishable_key: 'pk_test_studio',
  stripe_secret_key_sealed: sealSecret(secretKey, 'payments.stripe_secret_key', 'sk_test_studio'),
  enable_prepayment: true,
};
const configure = (more: object = {}) => writeSetting(studio().database.db, 'payments', { ...settings, ...more });

const book = async (service: object = {}): Promise<string> => {
  const { body } = await studio().call('POST', '/api/bookings', {
    service_id: await studio().addService(service),
    photographer_id: await studio().addPhotographer(),
    location_id: 'company',
    start: '2030-06-05T09:00:00',
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });
  return body.booking_id as string;
};
const checkout = (id: string) => studio().call('POST', `/api/payments/create-checkout-session/${id}`);
const statusOf = async (id: string) => (await studio().call('GET', `/api/bookings/${id}`)).body.status;

beforeEach(async () => {
  provider.behave('normal');
  await configure();
});

describe('starting the prepayment (API-029, SRV-28)', () => {
  it('asks the provider for the amount the rule decides and holds the booking (AMB-045, AMB-102)', async () => {
    const id = await book({ name: 'Porträt', price_cents: 15_001 });
    const { status, body } = await checkout(id);
    expect(status).toBe(200);
    const session = provider.sessions.at(-1)!;
    expect(body).toEqual({ checkout_url: session.url });
    expect(Object.fromEntries(session.form)).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'metadata[booking_id]': id,
      'line_items[0][price_data][unit_amount]': '7501',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': expect.stringMatching(/^Porträt – 05\.06\.2030 09:00 \(FB-/),
      success_url: `http://localhost:3000/booking/success/${id}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `http://localhost:3000/booking/success/${id}?payment=cancelled`,
    });
    expect(await statusOf(id)).toBe('PAYMENT_PENDING');
  });

  it('gives the open session again, also to ten callers at once', async () => {
    const id = await book();
    const before = provider.sessions.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkout(id)));
    expect(new Set(answers.map(({ body }) => body.checkout_url)).size).toBe(1);
    expect((await checkout(id)).body).toEqual(answers[0]?.body);
    expect(provider.sessions.length).toBe(before + 1);
  });

  it.each([
    ['payments are switched off', { stripe_enabled: false }],
    ['the keys are missing', { stripe_secret_key_sealed: '' }],
    ['nothing is due', { enable_prepayment: false }],
  ])('is refused when %s', async (_, more) => {
    await configure(more);
    const id = await book();
    expect(await checkout(id)).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('is refused for a cancelled booking and unknown ids', async () => {
    const id = await book();
    await studio().database.pool.query(
      `WITH gone AS (UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = $1) SELECT 1`,
      [id],
    );
    expect((await checkout(id)).status).toBe(400);
    expect((await checkout('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await checkout('nope')).status).toBe(404);
  });

  it.each([
    [500, 502],
    [429, 503],
  ])(
    'a provider that answers %i: %i with a detail, the booking stays and can be paid again',
    async (answer, expected) => {
      const id = await book();
      provider.behave(answer);
      expect(await checkout(id)).toMatchObject({ status: expected, body: { detail: expect.any(String) } });
      expect(await statusOf(id)).toBe('PENDING');
      provider.behave('normal');
      expect((await checkout(id)).status).toBe(200);
    },
  );

  it('a provider that hangs: 504 within 15 seconds', async () => {
    const id = await book();
    provider.behave('hanging');
    const started = performance.now();
    expect(await checkout(id)).toMatchObject({ status: 504, body: { detail: expect.any(String) } });
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('a wrong key is told without showing it', async () => {
    await configure({ stripe_secret_key_sealed: sealSecret(secretKey, 'payments.stripe_secret_key', 'sk_test_wrong') });
    const answer = await checkout(await book());
    expect(answer.status).toBe(502);
    expect(JSON.stringify(answer.body)).not.toContain('sk_test');
  });
});
