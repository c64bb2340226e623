import { randomUUID } from 'node:crypto';
import { ruleBroken } from '#shared/contract/problem.ts';
import { HOUR, MINUTE } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { checkoutDescription, type DescribedBooking } from '../domain/checkout-description.ts';
import type { PaymentSettings } from '../domain/payment-settings.ts';
import { askProvider, providerFor } from './provider.ts';
import { type PaymentRow, paymentsOf } from './store.ts';

export interface CheckoutRequest {
  readonly booking_id: string;
  /** What is due now, in cents, decided by `prepaymentOf`; never taken from a browser. */
  readonly amount_cents: number;
  readonly customer_email: string;
  readonly described: DescribedBooking;
  readonly success_url: string;
  readonly cancel_url: string;
}

/**
 * A checkout session for a booking (SRV-28): the open one again when there is one for the same amount, otherwise a new one
 * from the provider. Twin requests are given the same session by the provider's idempotency key. Nothing is stored here:
 * no transaction is open while the provider is asked.
 */
export const checkoutSession = async (
  context: Context,
  settings: PaymentSettings,
  request: CheckoutRequest,
): Promise<PaymentRow> => {
  const provider = providerFor(context, settings);
  const earlier = await paymentsOf(context.db, request.booking_id);
  if (earlier.some(({ status }) => status === 'paid')) throw ruleBroken('already_paid', 'This booking is already paid');
  const now = context.now();
  const open = earlier.find(
    (payment) => payment.status === 'open' && payment.expires_at > now && payment.amount_cents === request.amount_cents,
  );
  if (open) return open;
  const expires = now + lifetime(settings);
  const session = await askProvider(context, () =>
    provider.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: request.booking_id,
        metadata: { booking_id: request.booking_id },
        customer_email: request.customer_email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: settings.currency.toLowerCase(),
              unit_amount: request.amount_cents,
              product_data: { name: checkoutDescription(settings.payment_description_template, request.described) },
            },
          },
        ],
        payment_intent_data: {
          metadata: { booking_id: request.booking_id },
          ...(settings.receipt_email_enabled ? { receipt_email: request.customer_email } : {}),
        },
        success_url: request.success_url,
        cancel_url: request.cancel_url,
        expires_at: Math.floor(expires / 1000),
      },
      { idempotencyKey: `${request.booking_id}-${request.amount_cents}-${earlier.length}` },
    ),
  );
  return {
    id: randomUUID(),
    booking_id: request.booking_id,
    session_id: session.id,
    checkout_url: session.url ?? '',
    amount_cents: request.amount_cents,
    currency: settings.currency,
    status: 'open',
    expires_at: session.expires_at * 1000,
  };
};

// The provider takes 30 minutes to 24 hours; a minute of reserve for clocks that differ.
const lifetime = ({ payment_deadline_hours }: PaymentSettings): number =>
  Math.min(Math.max(payment_deadline_hours * HOUR, 31 * MINUTE), 24 * HOUR - MINUTE);
