import { Stripe } from 'stripe';
import { Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { type PaymentSettings, takesPayments } from '../domain/payment-settings.ts';
import { openProviderSecret } from './provider-secrets.ts';

// Two attempts of this length end within ten seconds, which is as long as a customer is kept waiting.
const attemptMs = 4500;

/** The payment provider as the studio has configured it; 400 when payments are not taken (SRV-28). */
export const providerFor = (context: Context, settings: PaymentSettings): Stripe => {
  if (!takesPayments(settings)) throw ruleBroken('payments_off', 'Payments are not available');
  const provider = providerWithKeys(context, settings);
  if (!provider) throw ruleBroken('payments_off', 'The payment keys must be entered again');
  return provider;
};

/** The provider whether or not payments are switched on; undefined when the stored key is missing or cannot be read any more. */
export const providerWithKeys = (context: Context, settings: PaymentSettings): Stripe | undefined => {
  const address = context.stripeApiUrl === undefined ? undefined : new URL(context.stripeApiUrl);
  const secret = openProviderSecret(context, 'stripe_secret_key', settings.stripe_secret_key_sealed);
  if (!secret) return undefined;
  return new Stripe(secret, {
    timeout: attemptMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address
      ? {
          host: address.hostname,
          port: address.port || (address.protocol === 'https:' ? '443' : '80'),
          protocol: address.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  });
};

/** Runs a call to the provider; its failures become 502, 503 or 504 and never show what was sent. */
export const askProvider = async <Answer>(context: Context, call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    context.log.warn({ type: error.type, code: error.code, status: error.statusCode }, 'the payment provider refused');
    throw providerProblem(error);
  }
};

const providerProblem = (error: InstanceType<typeof Stripe.errors.StripeError>): Problem => {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new Problem(504, 'provider_unreachable', 'The payment provider does not answer. Please try again.');
  }
  if (error instanceof Stripe.errors.StripeRateLimitError) {
    return new Problem(503, 'provider_busy', 'The payment provider is busy. Please try again.', {
      retryAfterSeconds: 2,
    });
  }
  return new Problem(502, 'provider_refused', 'The payment provider refused the payment. Please try again later.');
};
