import { z } from 'zod';
import { currentPassword } from '#features/auth/password-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, eur, line, readVersion, text } from '#shared/contract/fields.ts';
import { centsOf } from '#shared/kernel/money/money.ts';
import { currencies } from './domain/currencies.ts';
import { isMasked } from './domain/masked-secret.ts';
import { leastVoucherCents, mostVoucherCents } from './domain/payment-settings.ts';
import { refundStatuses } from './domain/payment-status.ts';
import { mostMissed } from './domain/prepayment.ts';
import { refundStages } from './domain/refund/refund-stages-schema.ts';
import { siteMethods } from './domain/site-method.ts';
import { testAmount } from './domain/test-amount.ts';
import { longestTransferDays } from './domain/transfer/banking-day.ts';
import { longestHolder } from './domain/transfer/giro-code.ts';
import { isBic, isIban, plainIban } from './domain/transfer/iban.ts';

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
  /** Which part of the price whoever does not come owes, in per cent; left out: the studio charges no fee. */
  no_show_fee_percent: z.int().optional(),
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
  /** `lost`: the bank of the customer has taken back all that was paid. */
  status: z.enum(['none', 'open', 'processing', 'expired', 'failed', 'paid', 'refunded', 'lost']),
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
  /** Nothing of a payment that is contested or lost is refundable. */
  refundable_amount: z.number(),
  /** What the bank of the customer contests and has not decided; 0: nothing. */
  contested_amount: z.number(),
  /** What the bank has taken back, for good or until it decides; not part of `amount`. */
  lost_amount: z.number(),
  /** A payment of the rest that is on its way, besides `amount`; 0: none. */
  rest_processing_amount: z.number(),
  refunds: z.array(bookingRefund),
  /** The part of `amount` that was paid at the studio: it cannot be refunded here, only taken back. null: nothing. */
  cash: z.object({ amount: z.number(), recorded_at: z.string() }).nullable(),
  /** The payments that `cash` is the sum of, oldest first. */
  on_site: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      method: z.enum(siteMethods),
      recorded_at: z.string(),
      /** Name of the administrator; null: the account does not exist any more. */
      recorded_by: z.string().nullable(),
    }),
  ),
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
  /** Customers may pay the rest of the price online, between the prepayment and the session. */
  rest_online_enabled: z.boolean(),
  /** Customers may buy vouchers on the website, from the least to the most, in EUR; only while the currency is EUR. */
  vouchers_online_enabled: z.boolean(),
  voucher_least: z.number(),
  voucher_most: z.number(),
  /** Whoever missed this many sessions pays the next booking in full; 0: nobody does. */
  full_payment_after_missed: z.int(),
  /** Which part of the price whoever does not come owes; 0: the studio charges no fee. */
  no_show_fee_percent: z.int(),
  /** Customers may transfer a prepayment. It needs holder and IBAN, and counts only if the currency is EUR. */
  transfer_enabled: z.boolean(),
  transfer_account_holder: z.string(),
  transfer_iban: z.string(),
  transfer_bic: z.string(),
  /** Banking days until a transfer has to arrive. */
  transfer_deadline_days: z.int(),
  /** Both the secret and the publishable key are set. */
  is_stripe_configured: z.boolean(),
  /** The URL for the provider's webhook events. */
  webhook_url: z.string(),
  /** The latest event with a valid signature; null: none yet. */
  last_webhook: z.object({ type: z.string(), received_at: z.string() }).nullable(),
  /** Counts the changes; 0: never saved. */
  version: z.int(),
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

const voucherAmount = eur.refine((amount) => {
  const cents = centsOf(amount) ?? 0;
  return cents >= leastVoucherCents && cents <= mostVoucherCents;
}, 'must be from 1 to 10000');

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
    rest_online_enabled: z.boolean(),
    vouchers_online_enabled: z.boolean(),
    voucher_least: voucherAmount,
    voucher_most: voucherAmount,
    full_payment_after_missed: z.int().min(0).max(mostMissed),
    no_show_fee_percent: z.int().min(0).max(100),
    transfer_enabled: z.boolean(),
    transfer_account_holder: line(longestHolder),
    transfer_iban: z
      .string()
      .max(50)
      .transform(plainIban)
      .refine((iban) => iban === '' || isIban(iban), 'must be an IBAN'),
    transfer_bic: z
      .string()
      .max(20)
      .transform(plainIban)
      .refine((bic) => bic === '' || isBic(bic), 'must be a BIC'),
    transfer_deadline_days: z.int().min(1).max(longestTransferDays),
    version: readVersion,
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
    roles: ['owner'],
    response: adminPaymentSettings,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/payments/settings': {
    summary: 'Change how the studio takes payments; asks for the own password 15 minutes after signing in',
    access: 'admin',
    roles: ['owner'],
    body: paymentSettingsChanges.extend({ current_password: currentPassword }),
    response: adminPaymentSettings,
    versionOnRequest: true,
    refuses: [400, 403, 409, 429, 503],
    cache: 'no-store',
  },
  'POST /api/admin/payments/test-stripe-connection': {
    summary: 'Ask the payment provider whose account the stored keys open',
    access: 'admin',
    roles: ['owner'],
    response: connectionTest,
    cache: 'no-store',
  },
  'POST /api/admin/payments/test-payment-intent': {
    summary: 'Create a payment to try the keys with; nobody is asked to pay it',
    access: 'admin',
    roles: ['owner'],
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
