import { z } from 'zod';
import { currentPassword } from '#features/auth/password-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, text } from '#shared/contract/fields.ts';
import { centsOf } from '#shared/kernel/money.ts';
import { currencies } from './domain/currencies.ts';
import { isMasked } from './domain/masked-secret.ts';
import { refundStatuses } from './domain/payment-status.ts';
import { refundStages } from './domain/refund-stages-schema.ts';
import { testAmount } from './domain/test-amount.ts';

/** What a customer pays before the session (SRV-27); the amount is decided by the server alone. */
export const servicePaymentConfig = z.object({
  requires_prepayment: z.boolean(),
  /** EUR; 0 when nothing is required. */
  payment_amount: z.number(),
  /** null: a fixed amount, not a share of the price. */
  prepayment_percentage: z.number().nullable(),
  is_individual_payment: z.boolean(),
});
export type ServicePaymentConfig = z.infer<typeof servicePaymentConfig>;

export const publicPaymentConfig = z.object({
  stripe_enabled: z.boolean(),
  enable_prepayment: z.boolean(),
  /** What is paid back to whoever cancels; null: the studio has set no rule. */
  refund_stages: refundStages.nullish(),
});
export type PublicPaymentConfig = z.infer<typeof publicPaymentConfig>;

/** Money on its way back to the customer (SRV-33). */
export const bookingRefund = z.object({
  id: z.string(),
  /** EUR. */
  amount: z.number(),
  /** `requested`: the provider has yet to be asked. `pending`: it has accepted. */
  status: z.enum(refundStatuses),
  /** Why it failed, in the provider's word. */
  failure: z.string().nullable(),
  /** `provider`: it was made there, not here. */
  requested_by: z.enum(['customer', 'admin', 'system', 'provider']),
  created_at: z.string(),
});

/** What has been paid for a booking, as the studio sees it; amounts are EUR, null where nothing was ever to be paid. */
export const bookingPayment = z.object({
  /** `processing`: on its way, by a slow method. `expired`, `failed`: the last attempt came to nothing. */
  status: z.enum(['none', 'open', 'processing', 'expired', 'failed', 'paid', 'refunded']),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** Until when an unpaid booking may be paid (SRV-31). */
  due_at: z.string().nullable(),
  paid_at: z.string().nullable(),
  /** Paid, but the session will not take place (SRV-32). */
  refund_needed: z.boolean(),
  /** What the provider calls paid, but is not what was asked for: 'amount', 'currency', 'livemode', 'booking'. */
  problem: z.string().nullable(),
  /** As far as the provider has accepted it. */
  refunded_amount: z.number().nullable(),
  refundable_amount: z.number(),
  refunds: z.array(bookingRefund),
  /** What of `amount` was handed over in cash: it is not refunded here, but taken back. */
  cash: z.object({ amount: z.number(), recorded_at: z.string() }).nullable(),
});
export type BookingPayment = z.infer<typeof bookingPayment>;

/** The payment settings as administrators see them (PAY-004..006); secrets are masked (AMB-088). */
export const adminPaymentSettings = z.object({
  stripe_enabled: z.boolean(),
  stripe_publishable_key: z.string(),
  stripe_secret_key: z.string(),
  stripe_webhook_secret: z.string(),
  enable_prepayment: z.boolean(),
  prepayment_percentage: z.number(),
  full_payment_required: z.boolean(),
  /** How long a customer may take to pay, and then the booking is cancelled if auto_cancel_unpaid is on (SRV-31). */
  payment_deadline_hours: z.int(),
  auto_cancel_unpaid: z.boolean(),
  currency: z.enum(currencies),
  /** May hold {service_name}, {customer_name}, {date} and {confirmation_code} (SRV-28). */
  payment_description_template: z.string(),
  receipt_email_enabled: z.boolean(),
  /** Customers who cancel are paid back by the stages, by themselves (SRV-33). */
  refund_rule_enabled: z.boolean(),
  refund_stages: refundStages,
  /** Secret and publishable key are there (SRV-35). */
  is_stripe_configured: z.boolean(),
  /** Where the provider is to send its events. */
  webhook_url: z.string(),
  /** The last one that came, rightly signed; null: none yet. */
  last_webhook: z.object({ type: z.string(), received_at: z.string() }).nullable(),
});
export type AdminPaymentSettings = z.infer<typeof adminPaymentSettings>;

/** A key of the provider, or nothing. One that belongs elsewhere is refused: a secret key in the public place would be shown to everybody. */
const providerKey = (notThese: RegExp) =>
  z
    .string()
    .max(300)
    .trim()
    .refine((key) => key === '' || isMasked(key) || /^[\x21-\x7E]+$/.test(key), 'must be a key without spaces')
    .refine((key) => !notThese.test(key), 'is a key of another kind');

/** What is sent to change them: what is absent stays as it is; of a secret also what comes back masked, and '' clears it. */
export const paymentSettingsChanges = z
  .object({
    stripe_enabled: z.boolean(),
    stripe_publishable_key: providerKey(/^(?:sk|rk|whsec)_/),
    stripe_secret_key: providerKey(/^(?:pk|whsec)_/),
    stripe_webhook_secret: providerKey(/^(?:pk|sk|rk)_/),
    enable_prepayment: z.boolean(),
    prepayment_percentage: z
      .number()
      .min(0)
      .max(100)
      .refine((percentage) => centsOf(percentage) !== null, 'must have at most two decimals'),
    full_payment_required: z.boolean(),
    payment_deadline_hours: z.int().min(1).max(8760),
    auto_cancel_unpaid: z.boolean(),
    currency: z.enum(currencies),
    payment_description_template: text(500),
    receipt_email_enabled: z.boolean(),
    refund_rule_enabled: z.boolean(),
    refund_stages: refundStages,
  })
  .partial();
export type PaymentSettingsChanges = z.output<typeof paymentSettingsChanges>;

/** What the provider says to the stored keys (PAY-015); the account is null where it is not known. */
export const connectionTest = z.object({
  success: z.boolean(),
  /** For people, in the language of the request. */
  message: z.string(),
  account_name: z.string().nullable(),
  country: z.string().nullable(),
  currency: z.string().nullable(),
});
export type ConnectionTest = z.infer<typeof connectionTest>;

/** A payment to try the keys with: nobody pays it (PAY-018). Amount in units of `currency`. */
export const testPayment = z.object({ amount: z.number(), currency: z.string(), client_secret: z.string() });
export type TestPayment = z.infer<typeof testPayment>;

export const paymentsContract = defineContract({
  'GET /api/payments/service-config/{id}': {
    summary: 'Prepayment of a service',
    access: 'public',
    params: byId,
    response: servicePaymentConfig,
    cache: 'no-cache',
  },
  'GET /api/admin/payments/public-config': {
    summary: 'Whether payments are taken at all, without sign-in',
    access: 'public',
    response: publicPaymentConfig,
    cache: 'no-cache',
  },
  'GET /api/admin/payments/settings': {
    summary: 'How the studio takes payments',
    access: 'admin',
    response: adminPaymentSettings,
    cache: 'no-store',
  },
  'PUT /api/admin/payments/settings': {
    summary: 'Change how the studio takes payments; a new secret asks for the own password again',
    access: 'admin',
    body: paymentSettingsChanges.extend({ current_password: currentPassword }),
    response: adminPaymentSettings,
    refuses: [403, 429, 503],
    cache: 'no-store',
  },
  'POST /api/admin/payments/test-stripe-connection': {
    summary: 'Ask the payment provider whose account the stored keys open',
    access: 'admin',
    response: connectionTest,
    cache: 'no-store',
  },
  'POST /api/admin/payments/test-payment-intent': {
    summary: 'Create a payment to try the keys with; nobody is asked to pay it',
    access: 'admin',
    body: z.object({
      amount: z
        .number()
        .min(testAmount.min)
        .max(testAmount.max)
        .refine((amount) => centsOf(amount) !== null, 'must have at most two decimals'),
    }),
    response: testPayment,
    refuses: [400, 502],
    cache: 'no-store',
  },
});
