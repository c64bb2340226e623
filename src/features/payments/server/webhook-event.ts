import { Stripe } from 'stripe';
import { z } from 'zod';
import type { SignedBody } from '#shared/contract/endpoint.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { PaymentSettings } from '../domain/payment-settings.ts';
import { openProviderSecret } from './provider-secrets.ts';

const toleranceSeconds = 300;

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean().nullish(),
  data: z.object({ object: z.unknown() }),
});
export type ProviderEvent = z.output<typeof event>;

/**
 * An event of the provider (SRV-29): the signature over the body as it was sent must be right and not more than five
 * minutes off, either way. A Problem 400 otherwise; nobody learns which it was.
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
  // The library minds only the past. A clock that is wrong is worth a look, ours or theirs (T07).
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
