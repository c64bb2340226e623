import { Stripe } from 'stripe';
import { Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { type PaymentSettings, takesOnline } from '../../domain/payment-settings.ts';
import { openProviderSecret } from './provider-secrets.ts';

interface CallLimits {
  /** Timeout of one attempt, in ms. */
  readonly attemptMs: number;
  readonly retries: number;
}

// Two attempts and the pause between them end within ten seconds, the longest time that a customer has to wait.
const whileCustomerWaits: CallLimits = { attemptMs: 4000, retries: 1 };

/** For calls that are part of another request and can be retried later. */
export const withoutRetries: CallLimits = { attemptMs: 2500, retries: 0 };

/** Returns a client of the payment provider. Throws 400 if payments are switched off or not configured. */
export const providerFor = (context: Context, settings: PaymentSettings): Stripe => {
  if (!takesOnline(settings)) throw ruleBroken('payments_off', 'Payments are not available');
  const provider = providerWithKeys(context, settings);
  if (!provider) throw ruleBroken('payments_off', 'The payment keys must be entered again');
  return provider;
};

/**
 * Returns a client whether or not payments are switched on; undefined if the stored key is missing or cannot be opened.
 */
export const providerWithKeys = (
  context: Context,
  settings: PaymentSettings,
  { attemptMs, retries }: CallLimits = whileCustomerWaits,
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

/** Runs a call to the provider. Failures become 502, 503 or 504 and never contain what was sent. */
export const askProvider = async <T>({ log }: Pick<Context, 'log'>, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ type: error.type, code: error.code, status: error.statusCode }, 'the payment provider refused');
    throw providerProblem(error);
  }
};

const providerProblem = (error: InstanceType<typeof Stripe.errors.StripeError>): Problem => {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new Problem(504, 'provider_unreachable', 'The payment provider does not respond. Please try again.');
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

/**
 * `provider_outdated`: the same idempotency key was used with other parameters. `provider_declined`: the object does
 * not exist, or the action is no longer allowed.
 */
const codeOf = (error: InstanceType<typeof Stripe.errors.StripeError>): string => {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'provider_outdated';
  return error instanceof Stripe.errors.StripeInvalidRequestError ? 'provider_declined' : 'provider_refused';
};

/** Whether a call failed permanently, so that a retry cannot succeed. */
export const isRefusedForGood = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === 'provider_declined';
