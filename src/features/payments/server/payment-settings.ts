import { changeSetting, readSetting, readVersionedSetting, type Versioned } from '#features/settings/server/api.ts';
import { type Problem, ruleBroken } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import type { AdminPaymentSettings, PaymentSettingsChanges } from '../contract.ts';
import { isMasked, maskedSecret } from '../domain/masked-secret.ts';
import {
  hasAccount,
  isStripeConfigured,
  type PaymentSettings,
  paymentSettingsFrom,
} from '../domain/payment-settings.ts';
import { openProviderSecret, type ProviderSecret, sealProviderSecret } from './provider/provider-secrets.ts';
import { lastEvent } from './store.ts';
import { voucherAmountsView } from './voucher-amounts-view.ts';

export const readPaymentSettings = async (db: Database): Promise<PaymentSettings> =>
  paymentSettingsFrom(await readSetting(db, 'payments'));

export const adminPaymentSettings = async (context: Context): Promise<AdminPaymentSettings> =>
  adminView(context, await readVersionedSetting(context.db, 'payments'));

/** Changes the given payment settings; secrets are sealed before they are stored. */
export const changePaymentSettings = async (
  context: Context,
  { version, ...changes }: PaymentSettingsChanges,
  actor: string,
): Promise<AdminPaymentSettings> => {
  const { stripe_secret_key, stripe_webhook_secret, voucher_least, voucher_most, ...plain } = changes;
  const sealed = omitUndefined({
    stripe_secret_key_sealed: sealedFrom(context, 'stripe_secret_key', stripe_secret_key),
    stripe_webhook_secret_sealed: sealedFrom(context, 'stripe_webhook_secret', stripe_webhook_secret),
    voucher_least_cents: voucher_least && wholeCentsOf(voucher_least),
    voucher_most_cents: voucher_most && wholeCentsOf(voucher_most),
  });
  const view = (stored: Versioned<unknown>, db = context.db) => adminView(contextIn(context, db), stored);
  const change = { name: 'payments', changed: Object.keys(omitUndefined(changes)), actor, version, view } as const;
  const saved = await changeSetting(context, change, (stored) => {
    const changed = { ...paymentSettingsFrom(stored), ...omitUndefined(plain), ...sealed };
    if (changed.transfer_enabled && !hasAccount(changed)) throw noAccount();
    if (changed.voucher_least_cents > changed.voucher_most_cents) throw wrongAmounts();
    return changed;
  });
  return view(saved);
};

const noAccount = (): Problem =>
  ruleBroken('transfer_account_missing', 'Transfers need the holder and the IBAN of the account');

const wrongAmounts = (): Problem =>
  ruleBroken('voucher_amounts', 'The smallest amount of a voucher must not be above the largest');

// Absent, or masked and sent back: undefined, which keeps the stored one. Empty: deletes it.
const sealedFrom = (context: Context, name: ProviderSecret, sent: string | undefined): string | undefined => {
  if (sent === undefined || isMasked(sent)) return undefined;
  return sent === '' ? '' : sealProviderSecret(context, name, sent);
};

const adminView = async (context: Context, { value, version }: Versioned<unknown>): Promise<AdminPaymentSettings> => {
  const settings = paymentSettingsFrom(value);
  const last = await lastEvent(context.db);
  const { stripe_secret_key_sealed, stripe_webhook_secret_sealed, voucher_least_cents, voucher_most_cents, ...plain } =
    settings;
  return {
    ...plain,
    ...voucherAmountsView({ voucher_least_cents, voucher_most_cents }),
    version,
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
