import { changeSetting, readSetting } from '#features/settings/server/api.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { given } from '#shared/kernel/given.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { AdminPaymentSettings, PaymentSettingsChanges } from '../contract.ts';
import { isMasked, maskedSecret } from '../domain/masked-secret.ts';
import { isStripeConfigured, type PaymentSettings, paymentSettingsFrom } from '../domain/payment-settings.ts';
import { openProviderSecret, type ProviderSecret, sealProviderSecret } from './provider-secrets.ts';
import { lastEvent } from './store.ts';

export const readPaymentSettings = async (db: Database): Promise<PaymentSettings> =>
  paymentSettingsFrom(await readSetting(db, 'payments'));

export const adminPaymentSettings = async (context: Context): Promise<AdminPaymentSettings> =>
  adminView(context, await readPaymentSettings(context.db));

/** Changes the given payment settings; secrets are sealed before they are stored. */
export const changePaymentSettings = async (
  context: Context,
  changes: PaymentSettingsChanges,
  actor: string,
): Promise<AdminPaymentSettings> => {
  const { stripe_secret_key, stripe_webhook_secret, ...plain } = changes;
  const sealed = given({
    stripe_secret_key_sealed: sealedFrom(context, 'stripe_secret_key', stripe_secret_key),
    stripe_webhook_secret_sealed: sealedFrom(context, 'stripe_webhook_secret', stripe_webhook_secret),
  });
  const change = { name: 'payments', changed: Object.keys(given(changes)), actor } as const;
  const saved = await changeSetting(context, change, (stored) => ({
    ...paymentSettingsFrom(stored),
    ...given(plain),
    ...sealed,
  }));
  return adminView(context, saved);
};

/** Whether a request stores a new secret of the provider: another account would receive the money. */
export const setsSecret = ({ stripe_secret_key, stripe_webhook_secret }: PaymentSettingsChanges): boolean =>
  [stripe_secret_key, stripe_webhook_secret].some((sent) => sent !== undefined && sent !== '' && !isMasked(sent));

// Absent, or masked and sent back: undefined, which keeps the stored one. Empty: deletes it.
const sealedFrom = (context: Context, name: ProviderSecret, sent: string | undefined): string | undefined => {
  if (sent === undefined || isMasked(sent)) return undefined;
  return sent === '' ? '' : sealProviderSecret(context, name, sent);
};

const adminView = async (context: Context, settings: PaymentSettings): Promise<AdminPaymentSettings> => {
  const last = await lastEvent(context.db);
  const { stripe_secret_key_sealed, stripe_webhook_secret_sealed, ...plain } = settings;
  return {
    ...plain,
    stripe_secret_key: shown(context, 'stripe_secret_key', stripe_secret_key_sealed),
    stripe_webhook_secret: shown(context, 'stripe_webhook_secret', stripe_webhook_secret_sealed),
    is_stripe_configured: isStripeConfigured(settings),
    webhook_url: `${context.publicUrl}/api/payments/webhook`,
    last_webhook: last ? { type: last.type, received_at: formatInstant(last.received_at) } : null,
  };
};

// A secret sealed with another key cannot be opened: only its presence is shown.
const shown = (context: Context, name: ProviderSecret, sealed: string): string =>
  sealed === '' ? '' : maskedSecret(openProviderSecret(context, name, sealed) ?? '');
