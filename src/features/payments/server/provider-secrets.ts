import type { Context } from '#shared/server/context.ts';
import { openSecret, sealSecret } from '#shared/server/secret-box.ts';

/** What the provider has given the studio to keep; stored sealed, each bound to its own name. */
export type ProviderSecret = 'stripe_secret_key' | 'stripe_webhook_secret';

export const sealProviderSecret = ({ secretKey }: Context, name: ProviderSecret, secret: string): string =>
  sealSecret(secretKey, `payments.${name}`, secret);

/** Undefined when it was sealed with another SECRET_KEY: then it has to be entered again. */
export const openProviderSecret = ({ secretKey }: Context, name: ProviderSecret, sealed: string): string | undefined =>
  openSecret(secretKey, `payments.${name}`, sealed);
