import { domainToASCII } from 'node:url';
import { Stripe } from 'stripe';
import type { Context } from '#shared/server/context.ts';
import { askProvider } from './provider.ts';

type Parameters = Stripe.Checkout.SessionCreateParams;

/**
 * Asks the provider for a session. The address of the customer only saves typing: its domain is sent in ASCII, and if the
 * provider does not take it, the session is asked for without, under a key of its own. Throws as `askProvider`.
 */
export const requestCheckout = (
  context: Pick<Context, 'log'>,
  provider: Stripe,
  parameters: Parameters,
  idempotencyKey: string,
): Promise<Stripe.Checkout.Session> =>
  askProvider(context, async () => {
    const { sessions } = provider.checkout;
    try {
      return await sessions.create(withAsciiDomain(parameters), { idempotencyKey });
    } catch (error) {
      if (!isAboutAddress(error) || !hasAddress(parameters)) throw error;
      return await sessions.create(withoutAddress(parameters), { idempotencyKey: `${idempotencyKey}-no-address` });
    }
  });

const isAboutAddress = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'email_invalid' || /email/.test(error.param ?? ''));

const hasAddress = ({ customer_email, payment_intent_data }: Parameters): boolean =>
  Boolean(customer_email || payment_intent_data?.receipt_email);

const withAsciiDomain = ({ customer_email, payment_intent_data, ...rest }: Parameters): Parameters => {
  const { receipt_email, ...intent } = payment_intent_data ?? {};
  return {
    ...rest,
    ...(customer_email && { customer_email: asciiDomain(customer_email) }),
    payment_intent_data: { ...intent, ...(receipt_email && { receipt_email: asciiDomain(receipt_email) }) },
  };
};

const withoutAddress = ({ customer_email: _email, payment_intent_data, ...rest }: Parameters): Parameters => {
  const { receipt_email: _receipt, ...intent } = payment_intent_data ?? {};
  return { ...rest, payment_intent_data: intent };
};

const asciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@');
  // Empty for what is no domain.
  const domain = domainToASCII(address.slice(at + 1));
  return domain === '' ? address : address.slice(0, at + 1) + domain;
};
