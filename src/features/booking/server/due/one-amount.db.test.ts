import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { emailSettingsFrom } from '#features/notifications/domain/email-settings.ts';
import { readMailFacts } from '#features/notifications/server/mails/mail-facts.ts';
import { planOnCard, planOnConfirmation } from '#features/payments/domain/payment-plan.ts';
import { paymentConfigs } from '#features/payments/server/api.ts';
import { type StripeStandIn, startStripeStandIn } from '#features/payments/testing/stripe-stand-in.ts';
import { serviceById } from '#features/services/server/api.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';

const secretKey = 'a key for tests only, of no value';
let provider: StripeStandIn;
beforeAll(async () => void (provider = await startStripeStandIn('sk_test_studio', () => studio().context.now())));
const studio = testStudio({
  secretKey,
  get stripeApiUrl() {
    return provider.url;
  },
});
afterAll(() => provider.stop());

const service = fc
  .record({
    price_cents: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 500_000 })),
    payment_enabled: fc.boolean(),
    prepayment_cents: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 500_000 })),
    requires_prepayment: fc.constantFrom(null, true, false),
  })
  .map((one) => ({ ...one, prepayment_cents: Math.min(one.prepayment_cents, one.price_cents) }));

const settings = fc.record({
  stripe_enabled: fc.boolean(),
  enable_prepayment: fc.boolean(),
  full_payment_required: fc.boolean(),
  prepayment_percentage: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 100, max: 10_000 }).map((share) => share / 100),
  ),
});

const book = async (service_id: string): Promise<string> => {
  const { body } = await studio().call('POST', '/api/bookings', {
    service_id,
    photographer_id: await studio().addPhotographer(),
    location_id: 'company',
    start: '2030-06-05T09:00:00',
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });
  return body.booking_id as string;
};

/** The amount on the card and in the summary, in cents; 0 if nothing is paid online. */
const amountsShown = async (id: string): Promise<number[]> => {
  const { context, database } = studio();
  const config = (await studio().call('GET', `/api/payments/service-config/${id}`)).body;
  const row = await serviceById(database.db, id);
  const rendered = (await paymentConfigs(context, [row]))[id];
  const publicConfig = (await studio().call('GET', '/api/admin/payments/public-config')).body;
  return [
    planOnCard({ service: rendered, studio: publicConfig }),
    planOnCard({ service: config, studio: publicConfig }),
    planOnConfirmation({ service: config, studio: publicConfig }),
  ].map((plan) => (plan.kind === 'none' ? 0 : Math.round(plan.eur * 100)));
};

const amountCharged = async (bookingId: string): Promise<number> => {
  const before = provider.sessions.length;
  const { status } = await studio().call('POST', `/api/payments/create-checkout-session/${bookingId}`);
  if (status === 400) {
    expect(provider.sessions).toHaveLength(before);
    return 0;
  }
  expect(status).toBe(200);
  return Number(provider.sessions.at(-1)?.form.get('line_items[0][price_data][unit_amount]'));
};

const amountInMail = async (bookingId: string): Promise<number> => {
  const facts = await readMailFacts(studio().context, bookingId, emailSettingsFrom({}).design, null);
  return facts?.booking.open_prepayment_cents ?? 0;
};

it('card, summary, checkout and mail show the same amount, with any settings (SRV-27, SRV-28, AMB-022)', async () => {
  await fc.assert(
    fc.asyncProperty(service, settings, async (offered, rules) => {
      await writeSetting(studio().database.db, 'payments', {
        stripe_publishable_key: 'pk_test_studio',
        stripe_secret_key_sealed: sealSecret(secretKey, 'payments.stripe_secret_key', 'sk_test_studio'),
        ...rules,
      });
      const id = await studio().addService(offered);
      const bookingId = await book(id);
      const mailed = await amountInMail(bookingId);
      const amounts = [...(await amountsShown(id)), mailed, await amountCharged(bookingId)];
      expect(new Set(amounts)).toEqual(new Set([mailed]));
    }),
    { numRuns: scaleCount(40) },
  );
});
