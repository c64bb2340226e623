import { z } from 'zod';
import { currencies } from './currencies.ts';
import { mostMissed } from './prepayment.ts';
import type { RefundStage } from './refund/refund-rule.ts';
import { usualRefundStages } from './refund/refund-stages.ts';
import { refundStages } from './refund/refund-stages-schema.ts';
import { longestTransferDays } from './transfer/banking-day.ts';
import { isIban } from './transfer/iban.ts';

/** What a voucher may be worth that is sold on the website, whatever the studio sets; cents. */
export const leastVoucherCents = 100;
export const mostVoucherCents = 1_000_000;

/** The payment settings. Secrets are stored sealed and opened only to call the provider. */
export const paymentSettings = z.object({
  stripe_enabled: z.boolean().catch(false),
  stripe_publishable_key: z.string().catch(''),
  stripe_secret_key_sealed: z.string().catch(''),
  stripe_webhook_secret_sealed: z.string().catch(''),
  enable_prepayment: z.boolean().catch(false),
  prepayment_percentage: z.number().min(0).max(100).catch(50),
  full_payment_required: z.boolean().catch(false),
  payment_deadline_hours: z.int().min(1).catch(24),
  auto_cancel_unpaid: z.boolean().catch(false),
  currency: z.enum(currencies).catch('EUR'),
  payment_description_template: z.string().catch('{service_name} – {date} ({confirmation_code})'),
  receipt_email_enabled: z.boolean().catch(true),
  refund_rule_enabled: z.boolean().catch(false),
  refund_stages: refundStages.catch([...usualRefundStages]),
  rest_online_enabled: z.boolean().catch(false),
  vouchers_online_enabled: z.boolean().catch(false),
  voucher_least_cents: z.int().min(leastVoucherCents).max(mostVoucherCents).catch(2500),
  voucher_most_cents: z.int().min(leastVoucherCents).max(mostVoucherCents).catch(50_000),
  full_payment_after_missed: z.int().min(0).max(mostMissed).catch(0),
  no_show_fee_percent: z.int().min(0).max(100).catch(0),
  transfer_enabled: z.boolean().catch(false),
  transfer_account_holder: z.string().catch(''),
  /** Without spaces. */
  transfer_iban: z.string().catch(''),
  transfer_bic: z.string().catch(''),
  transfer_deadline_days: z.int().min(1).max(longestTransferDays).catch(5),
});
export type PaymentSettings = z.infer<typeof paymentSettings>;

/** Parses stored settings; missing fields get their defaults. */
export const paymentSettingsFrom = (stored: unknown): PaymentSettings =>
  paymentSettings.parse(typeof stored === 'object' && stored !== null ? stored : {});

/** Whether both keys are set. */
export const isStripeConfigured = (settings: PaymentSettings): boolean =>
  settings.stripe_publishable_key !== '' && settings.stripe_secret_key_sealed !== '';

/** Whether payments through the provider are switched on and configured. */
export const takesOnline = (settings: PaymentSettings): boolean =>
  settings.stripe_enabled && isStripeConfigured(settings);

/** Whether what is left of a price after the prepayment can be paid online. */
export const takesRest = (settings: PaymentSettings): boolean => settings.rest_online_enabled && takesOnline(settings);

/** Whether vouchers are sold on the website: they are paid through the provider, in EUR. */
export const sellsVouchers = (settings: PaymentSettings): boolean =>
  settings.vouchers_online_enabled && settings.currency === 'EUR' && takesOnline(settings);

type TransferSettings = Pick<
  PaymentSettings,
  'transfer_enabled' | 'transfer_account_holder' | 'transfer_iban' | 'currency'
>;

/** Whether customers may pay by transfer: the account is known, and prices are charged in EUR. */
export const takesTransfers = (settings: TransferSettings): boolean =>
  settings.transfer_enabled && settings.currency === 'EUR' && hasAccount(settings);

/** Whether the account for transfers is complete; the BIC is not needed. */
export const hasAccount = (settings: Pick<TransferSettings, 'transfer_account_holder' | 'transfer_iban'>): boolean =>
  settings.transfer_account_holder !== '' && isIban(settings.transfer_iban);

export interface TransferAccount {
  readonly holder: string;
  readonly iban: string;
  /** '': not given. */
  readonly bic: string;
}

/** Returns the account that customers may transfer to; null: the studio takes no transfers. */
export const transferAccountOf = (settings: PaymentSettings): TransferAccount | null =>
  takesTransfers(settings)
    ? { holder: settings.transfer_account_holder, iban: settings.transfer_iban, bic: settings.transfer_bic }
    : null;

/** Whether a prepayment can be paid at all, online or by transfer. */
export const takesPayments = (settings: PaymentSettings): boolean => takesOnline(settings) || takesTransfers(settings);

/** Whether the prepayment of a booking can be paid. Of a place that waits for a birth it is paid online only. */
export const takesPrepayment = (settings: PaymentSettings, isPlace: boolean): boolean =>
  isPlace ? takesOnline(settings) : takesPayments(settings);

/** After how many missed sessions a booking is paid in full; 0: never, also while nothing can be paid. */
export const missedLimit = (settings: PaymentSettings): number =>
  takesPayments(settings) ? settings.full_payment_after_missed : 0;

/** Which part of the price whoever does not come owes, in per cent; null: the studio charges no fee. */
export const agreedFeePercent = ({ no_show_fee_percent: percent }: PaymentSettings): number | null => percent || null;

/** Returns the refund rule for cancellations by customers; null if the studio has set none and decides each time. */
export const refundTerms = (settings: PaymentSettings): readonly RefundStage[] | null =>
  settings.refund_rule_enabled ? settings.refund_stages : null;
