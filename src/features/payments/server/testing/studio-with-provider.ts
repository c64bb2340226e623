import { afterAll, beforeAll } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { type StripeStandIn, startStripeStandIn } from '../../testing/stripe-stand-in.ts';

const secretKey = 'a key for tests only, of no value';

/** Seals a key of the provider as the studio does. */
export const sealedKey = (secret: string): string => sealSecret(secretKey, 'payments.stripe_secret_key', secret);

/** A studio with a stand-in for the provider. `configure` stores the keys of the provider, with further settings. */
export const studioWithProvider = () => {
  let provider: StripeStandIn;
  beforeAll(async () => void (provider = await startStripeStandIn('sk_test_studio')));
  const studio = testStudio({
    secretKey,
    get stripeApiUrl() {
      return provider.url;
    },
  });
  afterAll(() => provider.stop());
  const configure = (settings: object = {}): Promise<unknown> =>
    writeSetting(studio().database.db, 'payments', {
      stripe_publishable_key: 'pk_test_studio',
      stripe_secret_key_sealed: sealedKey('sk_test_studio'),
      ...settings,
    });
  return { studio, provider: () => provider, configure };
};
