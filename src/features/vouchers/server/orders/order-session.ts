import type { Stripe } from 'stripe';
import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { providerFor, requestCheckout } from '#features/payments/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { orderNames } from '../../texts/order-names.ts';
import { type OrderRow, storeOrderCheckout, updateOrder } from './order-store.ts';

/**
 * Asks the provider for the session of an order, with no transaction open; returns its page. All calls have the key of the
 * order and the same parameters, so that they get one session. undefined: the order cannot be paid any more.
 */
export const askForOrderCheckout = async (
  context: Context,
  settings: PaymentSettings,
  order: OrderRow,
): Promise<string | undefined> => {
  const provider = providerFor(context, settings);
  const parameters = sessionParameters(context, settings, order);
  try {
    const session = await requestCheckout(context, provider, parameters, `voucher-order-${order.id}`);
    const made = { session_id: session.id, checkout_url: session.url ?? '' };
    return (await storeOrderCheckout(context.db, order.id, made, context.now())) ? made.checkout_url : undefined;
  } catch (error) {
    // The settings have changed since the first call.
    if (!(error instanceof Problem && error.code === 'provider_outdated')) throw error;
    await updateOrder(context.db, order.id, { status: 'expired' }, context.now());
    return undefined;
  }
};

const sessionParameters = (
  { publicUrl }: Context,
  { receipt_email_enabled }: PaymentSettings,
  { id, amount_cents, wanted, expires_at }: OrderRow,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { voucher_order_id: id };
  const page = `${publicUrl}/voucher/order/${id}`;
  return {
    mode: 'payment',
    metadata,
    ...(wanted && { customer_email: wanted.buyer_email ?? '' }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: amount_cents,
          product_data: { name: orderNames[wanted?.language ?? 'de'] },
        },
      },
    ],
    payment_intent_data: {
      metadata,
      ...(receipt_email_enabled && wanted ? { receipt_email: wanted.buyer_email ?? '' } : {}),
    },
    success_url: page,
    cancel_url: page,
    expires_at: Math.floor(expires_at / 1000),
  };
};
