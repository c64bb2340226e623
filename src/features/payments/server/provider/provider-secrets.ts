import { sealedFields } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import { openSecret, sealSecret } from '#shared/server/secrets/secret-box.ts';

/** The secrets issued by the provider; stored sealed, each bound to its name. */
export type ProviderSecret = 'stripe_secret_key' | 'stripe_webhook_secret';

export const sealProviderSecret = ({ secretKey }: Context, name: ProviderSecret, secret: string): string =>
  sealSecret(secretKey, purposeOf(name), secret);

/** Returns undefined if it was sealed with another SECRET_KEY: then it has to be entered again. */
export const openProviderSecret = ({ secretKey }: Context, name: ProviderSecret, sealed: string): string | undefined =>
  openSecret(secretKey, purposeOf(name), sealed);

const purposeOf = (name: ProviderSecret): string => `payments.${name}`;

/** Returns the sealed secrets of the payment provider. */
export const sealedProviderSecrets = (db: Database): Promise<readonly SealedSecret[]> =>
  sealedFields(
    db,
    (['stripe_secret_key', 'stripe_webhook_secret'] as const).map((name) => ({
      name: 'payments',
      path: [`${name}_sealed`],
      purpose: purposeOf(name),
    })),
  );
