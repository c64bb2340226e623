import { isMasked } from './masked-secret.ts';

interface Changes {
  readonly stripe_secret_key?: string | undefined;
  readonly stripe_webhook_secret?: string | undefined;
  readonly transfer_iban?: string | undefined;
}

/**
 * Whether changes of the payment settings make another account receive money: a new secret of the provider, or an IBAN
 * other than the present one. Removing them does not, nor does a secret that is sent back as it was shown.
 */
export const redirectsMoney = (
  { stripe_secret_key, stripe_webhook_secret, transfer_iban }: Changes,
  presentIban: string,
): boolean =>
  [stripe_secret_key, stripe_webhook_secret].some((secret) => secret && !isMasked(secret)) ||
  (!!transfer_iban && transfer_iban !== presentIban);
