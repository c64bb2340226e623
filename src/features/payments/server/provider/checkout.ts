import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PaymentSettings } from '../../domain/payment-settings.ts';
import { checkoutDescription, type DescribedBooking } from '../../domain/provider/checkout-description.ts';
import { type PaymentPurpose, planCheckout } from '../../domain/provider/checkout-plan.ts';
import {
  closePayments,
  insertPayment,
  leasePayment,
  type PaymentRow,
  paymentById,
  paymentsOf,
  releasePayment,
  updatePayment,
} from '../store.ts';
import { leaseMs, lookEveryMs, waitMs } from './call-lease.ts';
import { providerFor } from './provider.ts';
import { requestCheckout } from './request-checkout.ts';

export const alreadyPaid = (): Problem => ruleBroken('already_paid', 'This booking is already paid');

export interface CheckoutRequest {
  readonly booking_id: string;
  readonly purpose: PaymentPurpose;
  /** The amount due now, in cents, computed by `prepaymentOf` or `onlineRestOf`; never taken from a browser. */
  readonly amount_cents: number;
  /** The booking already waits for a payment. */
  readonly continues: boolean;
  /** Epoch ms after which it should not be paid any more, besides the deadline. */
  readonly until?: number;
  /** '' if there is none: the customer enters one at the provider. */
  readonly customer_email: string;
  readonly described: DescribedBooking;
  readonly success_url: string;
  readonly cancel_url: string;
}

/**
 * Returns the session a customer has to pay: the open one with the same amount, else a new row, stored before the
 * provider is called, so that a retry requests the same session. The caller has locked the booking.
 */
export const prepareCheckout = async (
  trx: Database,
  settings: PaymentSettings,
  { booking_id, purpose, amount_cents, continues, until }: CheckoutRequest,
  now: number,
): Promise<PaymentRow> => {
  const { currency, payment_deadline_hours: deadline_hours } = settings;
  const earlier = await paymentsOf(trx, booking_id);
  const plan = planCheckout(earlier, { purpose, amount_cents, currency, deadline_hours, continues, until }, now);
  if (plan.do === 'paid') throw alreadyPaid();
  if (plan.do === 'processing')
    throw ruleBroken('payment_processing', 'The payment of this booking is being processed');
  const id = plan.do === 'create' ? randomUUID() : plan.id;
  if (plan.do === 'create') {
    await closePayments(trx, booking_id, now);
    await insertPayment(trx, { ...plan, id, booking_id, purpose, amount_cents, currency }, now);
  }
  const payment = await paymentById(trx, id);
  if (!payment) throw new Error('The inserted payment was not found');
  return payment;
};

const failedMeanwhile = (): Problem =>
  new Problem(503, 'provider_busy', 'The payment provider is busy. Please try again.', { retryAfterSeconds: 2 });

/** The provider's response for a prepared session. */
export type CheckoutSession = Pick<PaymentRow, 'session_id' | 'checkout_url' | 'expires_at'>;

/**
 * Requests a prepared session from the provider, with no transaction open. Concurrent requests send one call: the
 * second waits for the response of the first, and fails with it. Returns undefined if the session is no longer
 * available and another one has to be prepared.
 */
export const askForCheckout = async (
  context: Context,
  settings: PaymentSettings,
  request: CheckoutRequest,
  payment: PaymentRow,
): Promise<CheckoutSession | undefined> => {
  const until = performance.now() + waitMs;
  for (let current: PaymentRow | undefined = payment; current; current = await paymentById(context.db, payment.id)) {
    if (current.status === 'open') return current;
    if (current.status !== 'asking' || performance.now() > until) return undefined;
    // The call that this one waited for has failed; a call of its own would meet the same.
    if (current.failures > payment.failures) throw failedMeanwhile();
    if (await leasePayment(context.db, payment.id, context.now(), leaseMs)) {
      return createSession(context, settings, request, payment);
    }
    await delay(lookEveryMs);
  }
  return undefined;
};

const createSession = async (
  context: Context,
  settings: PaymentSettings,
  request: CheckoutRequest,
  payment: PaymentRow,
): Promise<CheckoutSession | undefined> => {
  try {
    const provider = providerFor(context, settings);
    const key = `${request.booking_id}-${payment.amount_cents}-${payment.id}`;
    const session = await requestCheckout(context, provider, sessionParameters(settings, request, payment), key);
    return { session_id: session.id, checkout_url: session.url ?? '', expires_at: session.expires_at * 1000 };
  } catch (error) {
    await releasePayment(context.db, payment.id);
    // The parameters differ from those of the first request with this key: that session is no longer available.
    if (!isOutdated(error)) throw error;
    await updatePayment(context.db, payment.id, { status: 'expired' }, context.now());
    return undefined;
  }
};

const isOutdated = (error: unknown): boolean => error instanceof Problem && error.code === 'provider_outdated';

const sessionParameters = (
  settings: PaymentSettings,
  request: CheckoutRequest,
  payment: PaymentRow,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { booking_id: request.booking_id, payment_id: payment.id };
  return {
    mode: 'payment',
    client_reference_id: request.booking_id,
    metadata,
    ...(request.customer_email && { customer_email: request.customer_email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount_cents,
          product_data: { name: checkoutDescription(settings.payment_description_template, request.described) },
        },
      },
    ],
    payment_intent_data: {
      metadata,
      ...(settings.receipt_email_enabled && request.customer_email ? { receipt_email: request.customer_email } : {}),
    },
    success_url: request.success_url,
    cancel_url: request.cancel_url,
    expires_at: Math.floor(payment.expires_at / 1000),
  };
};

/**
 * Stores the provider's response. `kept`: another request has stored it. `closed`: the session was closed meanwhile and
 * must not be paid. The caller has locked the booking.
 */
export const storeCheckoutSession = async (
  trx: Database,
  id: string,
  { session_id, checkout_url, expires_at }: CheckoutSession,
  now: number,
): Promise<'new' | 'kept' | 'closed'> => {
  const current = await paymentById(trx, id);
  const wanted = current?.status === 'asking';
  if (!current || current.session_id !== null) return current?.status === 'open' ? 'kept' : 'closed';
  const expires = new Date(expires_at).toISOString();
  await updatePayment(
    trx,
    id,
    { session_id, checkout_url, expires_at: expires, leased_until: null, status: wanted ? 'open' : 'closing' },
    now,
  );
  return wanted ? 'new' : 'closed';
};
