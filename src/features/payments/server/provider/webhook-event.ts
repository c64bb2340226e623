import { Stripe } from 'stripe';
import { z } from 'zod';
import type { SignedBody } from '#shared/contract/endpoint.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { PaymentSettings } from '../../domain/payment-settings.ts';
import { openProviderSecret } from './provider-secrets.ts';

const toleranceSeconds = 300;

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean().nullish(),
  /** Epoch seconds. */
  created: z.int().min(0).nullish().catch(null),
  data: z.object({ object: z.unknown() }),
});
export type ProviderEvent = z.output<typeof event>;

/**
 * Verifies a webhook event: the signature over the raw body must be valid and its timestamp at most five minutes off,
 * in either direction. Throws 400 otherwise, without saying which check failed.
 */
export const verifiedEvent = (
  context: Context,
  settings: PaymentSettings,
  { body, signature }: SignedBody,
): ProviderEvent => {
  const secret = openProviderSecret(context, 'stripe_webhook_secret', settings.stripe_webhook_secret_sealed);
  if (!secret || signature === undefined) throw refused(context, secret ? 'unsigned' : 'no webhook secret is set');
  const now = context.now();
  let sent: unknown;
  try {
    sent = Stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, toleranceSeconds, undefined, now);
  } catch (error) {
    throw refused(context, error instanceof SyntaxError ? 'not JSON' : 'wrong signature or too old');
  }
  // The library refuses only old timestamps. One in the future means that a clock is wrong, ours or theirs, and is
  // logged.
  if (signedAt(signature) * 1000 > now + toleranceSeconds * 1000) throw refused(context, 'from the future');
  const parsed = event.safeParse(sent);
  if (!parsed.success) throw refused(context, 'not an event');
  return parsed.data;
};

const signedAt = (signature: string): number => Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? 0);

const refused = ({ log }: Context, why: string): Problem => {
  log.warn({ why }, 'an event of the payment provider was refused');
  return new Problem(400, 'invalid_signature', 'The signature is not valid');
};
