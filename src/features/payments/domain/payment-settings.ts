import { z } from 'zod';
import { currencies } from './currencies.ts';
import type { RefundStage } from './refund-rule.ts';
import { usualRefundStages } from './refund-stages.ts';
import { refundStages } from './refund-stages-schema.ts';

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
});
export type PaymentSettings = z.infer<typeof paymentSettings>;

/** Parses stored settings; missing fields get their defaults. */
export const paymentSettingsFrom = (stored: unknown): PaymentSettings =>
  paymentSettings.parse(typeof stored === 'object' && stored !== null ? stored : {});

/** Whether both keys are set. */
export const isStripeConfigured = (settings: PaymentSettings): boolean =>
  settings.stripe_publishable_key !== '' && settings.stripe_secret_key_sealed !== '';

/** Whether payments are switched on and configured. */
export const takesPayments = (settings: PaymentSettings): boolean =>
  settings.stripe_enabled && isStripeConfigured(settings);

/** Returns the refund rule for cancellations by customers; null if the studio has set none and decides each time. */
export const refundTerms = (settings: PaymentSettings): readonly RefundStage[] | null =>
  settings.refund_rule_enabled ? settings.refund_stages : null;
