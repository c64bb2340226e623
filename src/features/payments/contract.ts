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

/** The prepayment of a service. Only the server decides the amount. */
export const servicePaymentConfig = z.object({
  requires_prepayment: z.boolean(),
  /** EUR; 0 if nothing is required. */
  payment_amount: z.number(),
  /** null: a fixed amount, not a share of the price. */
  prepayment_percentage: z.number().nullable(),
  is_individual_payment: z.boolean(),
  /** Present only while some discount code applies to the service. */
  takes_codes: z.literal(true).optional(),
  /** Present only for a service with options, people or second sessions: what their prices change the amount by. */
  with_extras: z
    .object({
      /** Whether a prepayment is due as soon as the price is more than 0. */
      requires_prepayment: z.boolean(),
      /** The service's own amount in EUR, not limited to a price; null: it has none. */
      own_amount: z.number().nullable(),
    })
    .optional(),
});
export type ServicePaymentConfig = z.infer<typeof servicePaymentConfig>;

export const publicPaymentConfig = z.object({
  stripe_enabled: z.boolean(),
  enable_prepayment: z.boolean(),
  /** What a cancellation refunds; null: the studio has set no rule. */
  refund_stages: refundStages.nullish(),
});
export type PublicPaymentConfig = z.infer<typeof publicPaymentConfig>;

/** A refund to the customer. */
export const bookingRefund = z.object({
  id: z.string(),
  /** EUR. */
  amount: z.number(),
  /** `requested`: not sent to the provider yet. `pending`: the provider has accepted it. */
  status: z.enum(refundStatuses),
  /** Why it failed: the provider's reason code. */
  failure: z.string().nullable(),
  /** `provider`: made at the provider itself. */
  requested_by: z.enum(['customer', 'admin', 'system', 'provider']),
  created_at: z.string(),
});

/** The payments of a booking, as administrators see them. Amounts are EUR, null if nothing was ever requested. */
export const bookingPayment = z.object({
  /** `processing`: on its way, by a slow payment method. `expired`, `failed`: the last attempt was not successful. */
  status: z.enum(['none', 'open', 'processing', 'expired', 'failed', 'paid', 'refunded']),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** The deadline for paying. */
  due_at: z.string().nullable(),
  paid_at: z.string().nullable(),
  /** Paid, but the session will not take place. */
  refund_needed: z.boolean(),
  /**
   * What differs from the request in a payment that the provider reports as paid: 'amount', 'currency', 'livemode',
   * 'booking'.
   */
  problem: z.string().nullable(),
  /** As far as the provider has accepted it. */
  refunded_amount: z.number().nullable(),
  refundable_amount: z.number(),
  refunds: z.array(bookingRefund),
  /** The part of `amount` that was handed over in cash: it cannot be refunded here, only removed. */
  cash: z.object({ amount: z.number(), recorded_at: z.string() }).nullable(),
});
export type BookingPayment = z.infer<typeof bookingPayment>;

/** The payment settings as administrators see them; secrets are masked. */
export const adminPaymentSettings = z.object({
  stripe_enabled: z.boolean(),
  stripe_publishable_key: z.string(),
  stripe_secret_key: z.string(),
  stripe_webhook_secret: z.string(),
  enable_prepayment: z.boolean(),
  prepayment_percentage: z.number(),
  full_payment_required: z.boolean(),
  /** How long a customer may take to pay. After that the booking is cancelled if auto_cancel_unpaid is on. */
  payment_deadline_hours: z.int(),
  auto_cancel_unpaid: z.boolean(),
  currency: z.enum(currencies),
  /** May contain {service_name}, {customer_name}, {date} and {confirmation_code}. */
  payment_description_template: z.string(),
  receipt_email_enabled: z.boolean(),
  /** Customers who cancel are refunded automatically, by the stages. */
  refund_rule_enabled: z.boolean(),
  refund_stages: refundStages,
  /** Both the secret and the publishable key are set. */
  is_stripe_configured: z.boolean(),
  /** The URL for the provider's webhook events. */
  webhook_url: z.string(),
  /** The latest event with a valid signature; null: none yet. */
  last_webhook: z.object({ type: z.string(), received_at: z.string() }).nullable(),
});
export type AdminPaymentSettings = z.infer<typeof adminPaymentSettings>;

/**
 * A key of the provider, or ''. A key of another kind is refused: a secret key in the field for the public one would be
 * published.
 */
const providerKey = (notThese: RegExp) =>
  z
    .string()
    .max(300)
    .trim()
    .refine((key) => key === '' || isMasked(key) || /^[\x21-\x7E]+$/.test(key), 'must be a key without spaces')
    .refine((key) => !notThese.test(key), 'is a key of another kind');

/** Changes to the settings; absent fields stay. A secret that comes back masked stays as well, and '' deletes it. */
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

/** The provider's response to the stored keys; the account is null if it is not known. */
export const connectionTest = z.object({
  success: z.boolean(),
  /** A message for display, in the language of the request. */
  message: z.string(),
  account_name: z.string().nullable(),
  country: z.string().nullable(),
  currency: z.string().nullable(),
});
export type ConnectionTest = z.infer<typeof connectionTest>;

/** A payment that only tests the keys; it is never paid. The amount is in units of `currency`. */
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
