import { Stripe } from 'stripe';
import { Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { type PaymentSettings, takesPayments } from '../domain/payment-settings.ts';
import { openProviderSecret } from './provider-secrets.ts';

interface Patience {
  /** How long one attempt may take. */
  readonly attemptMs: number;
  readonly retries: number;
}

// Two attempts and the pause between them end within ten seconds, which is as long as a customer is kept waiting (P12).
const ofCustomers: Patience = { attemptMs: 4000, retries: 1 };

/** For what is asked on the way to something else and can be asked again. */
export const hurried: Patience = { attemptMs: 2500, retries: 0 };

/** The payment provider as the studio has configured it; 400 when payments are not taken (SRV-28). */
export const providerFor = (context: Context, settings: PaymentSettings): Stripe => {
  if (!takesPayments(settings)) throw ruleBroken('payments_off', 'Payments are not available');
  const provider = providerWithKeys(context, settings);
  if (!provider) throw ruleBroken('payments_off', 'The payment keys must be entered again');
  return provider;
};

/** The provider whether or not payments are switched on; undefined when the stored key is missing or cannot be read any more. */
export const providerWithKeys = (
  context: Context,
  settings: PaymentSettings,
  { attemptMs, retries }: Patience = ofCustomers,
): Stripe | undefined => {
  const address = context.stripeApiUrl === undefined ? undefined : new URL(context.stripeApiUrl);
  const secret = openProviderSecret(context, 'stripe_secret_key', settings.stripe_secret_key_sealed);
  if (!secret) return undefined;
  return new Stripe(secret, {
    timeout: attemptMs,
    maxNetworkRetries: retries,
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
  if (error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 409) {
    return new Problem(503, 'provider_busy', 'The payment provider is busy. Please try again.', {
      retryAfterSeconds: 2,
    });
  }
  if ((error.statusCode ?? 0) >= 500) {
    return new Problem(502, 'provider_down', 'The payment provider is down. Please try again later.');
  }
  return new Problem(502, codeOf(error), 'The payment provider refused the payment. Please try again later.', {
    more: { provider_code: error.code ?? null },
  });
};

/** `provider_outdated`: asked with the same key for something else. `provider_declined`: it knows no such thing, or does not allow it any more. */
const codeOf = (error: InstanceType<typeof Stripe.errors.StripeError>): string => {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'provider_outdated';
  return error instanceof Stripe.errors.StripeInvalidRequestError ? 'provider_declined' : 'provider_refused';
};

/** Whether a call failed because the provider will never do it, however often it is asked. */
export const isRefusedForGood = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === 'provider_declined';
