import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestResponse, type TestStudio, testStudio } from '#app/server/testing/test-studio.ts';
import type { StandInSession } from '#features/payments/testing/checkout-stand-in.ts';
import { signedEvent } from '#features/payments/testing/signed-event.ts';
import { type StripeStandIn, startStripeStandIn } from '#features/payments/testing/stripe-stand-in.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { cancelToken } from '../link/cancel-token.ts';

const secretKey = 'a key for tests only, of no value';
const webhookSecret = 'whsec_studio';

export interface PayingStudio {
  readonly studio: () => TestStudio;
  readonly provider: () => StripeStandIn;
  /** Changes the payment settings. The default is half of the price, in EUR. */
  readonly configure: (more?: object) => Promise<unknown>;
  /** Books a service that costs 150 €; returns the booking ID. */
  readonly book: (service?: object, start?: string) => Promise<string>;
  readonly checkout: (id: string) => Promise<TestResponse>;
  /** The same with the token of the mails, which does not expire. */
  readonly checkoutByLink: (id: string) => Promise<TestResponse>;
  /** A booking whose customer is on the payment page. */
  readonly begin: () => Promise<{ id: string; session: StandInSession }>;
  readonly read: (id: string) => Promise<AdminBooking>;
  /** Sends a webhook event of the provider. */
  readonly send: (
    type: string,
    object: object,
    more?: { id?: string; at?: number; secret?: string },
  ) => Promise<TestResponse>;
  /** The kinds of the mails about a booking. */
  readonly mails: (id: string) => Promise<string[]>;
  /** The timeline of a booking, without its mails. */
  readonly events: (id: string) => Promise<string[]>;
}

/** A test studio that takes payments. The stand-in for the provider shares its clock. */
export const payingStudio = (overrides: Partial<Context> = {}): PayingStudio => {
  let provider: StripeStandIn | undefined;
  const clock: { now: () => number } = { now: Date.now };
  const address = { stripeApiUrl: '' };
  beforeAll(async () => {
    provider = await startStripeStandIn('sk_test_studio', () => clock.now());
    address.stripeApiUrl = provider.url;
  });
  const studio = testStudio({
    ...overrides,
    secretKey,
    get stripeApiUrl() {
      return address.stripeApiUrl;
    },
  });
  const theProvider = (): StripeStandIn => {
    if (!provider) throw new Error('The provider exists only while a test runs');
    return provider;
  };
  const configure: PayingStudio['configure'] = (more = {}) =>
    writeSetting(studio().database.db, 'payments', {
      stripe_enabled: true,
      stripe_publishable_key: 'pk_test_studio',
      stripe_secret_key_sealed: sealSecret(secretKey, 'payments.stripe_secret_key', 'sk_test_studio'),
      stripe_webhook_secret_sealed: sealSecret(secretKey, 'payments.stripe_webhook_secret', webhookSecret),
      enable_prepayment: true,
      ...more,
    });
  beforeEach(async () => {
    clock.now = () => studio().context.now();
    studio().setNow('2030-06-03T08:00');
    theProvider().behave('normal');
    theProvider().refundsBecome('succeeded');
    await writeSetting(studio().database.db, 'company', { company_name: 'Studio', company_email: 'studio@example.de' });
    await configure();
  });
  afterAll(() => provider?.stop());

  return { studio, provider: theProvider, configure, ...actionsOf(studio, theProvider) };
};

/** What visitors, the provider and the studio do. */
const actionsOf = (
  studio: PayingStudio['studio'],
  theProvider: PayingStudio['provider'],
): Omit<PayingStudio, 'studio' | 'provider' | 'configure'> => {
  const book: PayingStudio['book'] = async (service = {}, start = '2030-06-05T09:00:00') => {
    const { status, body } = await studio().call('POST', '/api/bookings', {
      service_id: await studio().addService(service),
      photographer_id: await studio().addPhotographer(),
      location_id: 'company',
      start,
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    });
    if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
    return body.booking_id as string;
  };
  const checkout: PayingStudio['checkout'] = (id) =>
    studio().call('POST', `/api/payments/create-checkout-session/${id}`);
  const timeline = async (id: string): Promise<{ action: string }[]> =>
    (await studio().adminCall('GET', `/api/admin/bookings/${id}/timeline`)).body;
  return {
    book,
    checkout,
    checkoutByLink: (id) => {
      const token = cancelToken(secretKey, { id, link_version: 0 });
      return studio().call('POST', `/api/payments/create-checkout-session/${id}?token=${token}`);
    },
    begin: async () => {
      const id = await book();
      const { status, body } = await checkout(id);
      const session = theProvider().sessions.at(-1);
      if (status !== 200 || !session) throw new Error(`Not started: ${JSON.stringify(body)}`);
      return { id, session };
    },
    read: async (id) => {
      const { status, body } = await studio().adminCall('GET', `/api/admin/bookings/${id}`);
      if (status !== 200) throw new Error(`Not read: ${JSON.stringify(body)}`);
      return body;
    },
    send: (type, object, more = {}) => {
      const event = signedEvent(type, object, { secret: webhookSecret, at: studio().context.now(), ...more });
      return studio().call('POST', '/api/payments/webhook', event.body, event.headers);
    },
    mails: async (id) =>
      (await studio().adminCall('GET', `/api/admin/bookings/${id}/messages`)).body.messages
        .toReversed()
        .map(({ kind }: { kind: string }) => kind),
    events: async (id) => (await timeline(id)).map(({ action }) => action),
  };
};
