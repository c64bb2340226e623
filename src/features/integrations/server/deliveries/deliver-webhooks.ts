import { createHash } from 'node:crypto';
import { cleanText } from '#shared/kernel/text/text.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { post, type Sending } from '#shared/server/outbound/post.ts';
import { leaseMs } from '../../domain/delivery-actions.ts';
import { deliveryOutcome } from '../../domain/delivery-outcome.ts';
import { disableEndpoint } from '../endpoints/disable-endpoint.ts';
import { secretsAt } from '../endpoints/endpoint-secret.ts';
import { payloadOf } from '../payload.ts';
import type { AttemptRow } from './delivery-store.ts';
import {
  type ClaimedDelivery,
  type ClaimedEndpoint,
  claimDelivery,
  claimEndpoint,
  releaseDelivery,
  releaseEndpoint,
  skipDelivery,
  storeAttempt,
} from './sending-store.ts';
import { signedHeaders } from './signature.ts';

export interface WebhookDelivering extends Sending {
  readonly context: Context;
}

/** How many characters of a response are stored. */
const storedTextLength = 500;

/**
 * Claims an endpoint with due deliveries and delivers to it until none is due. Returns the promise of its completion,
 * or undefined when nothing is due. Any number of processes may call this concurrently: an endpoint is leased to one of
 * them, so that its events arrive in order, and a slow endpoint delays no other one.
 */
export const serveNextEndpoint = async (
  delivering: WebhookDelivering,
): Promise<{ readonly done: Promise<void> } | undefined> => {
  const { db, now } = delivering.context;
  const endpoint = await claimEndpoint(db, { now: now(), leaseMs });
  return endpoint && { done: serve(delivering, endpoint) };
};

const serve = async (delivering: WebhookDelivering, endpoint: ClaimedEndpoint): Promise<void> => {
  const { db, now } = delivering.context;
  while (!delivering.signal.aborted) {
    const delivery = await claimDelivery(db, endpoint.id, { now: now(), leaseMs });
    if (!delivery) break;
    await deliver(delivering, endpoint, delivery);
  }
  await releaseEndpoint(db, endpoint.id, now());
};

const deliver = async (
  delivering: WebhookDelivering,
  endpoint: ClaimedEndpoint,
  delivery: ClaimedDelivery,
): Promise<void> => {
  const { context, signal } = delivering;
  const { db, now } = context;
  const at = now();
  const began = performance.now();
  const body = await payloadOf(context, delivery).catch((error: unknown) => ({ error }));
  if (body === undefined) return skipDelivery(db, delivery.id);
  if (typeof body !== 'string') {
    // Counts as an attempt, so that an event that can never be written does not block those after it.
    context.log.error({ err: body.error, event: delivery.event_id }, 'an event could not be written');
    return settle(context, endpoint, delivery, { ...failed('The event could not be written'), at, duration_ms: 0 });
  }
  const result = await attempt(delivering, endpoint, { id: delivery.event_id, at, body });
  if (signal.aborted && result.response_status === null) return releaseDelivery(db, delivery.id, now());
  const duration_ms = Math.round(performance.now() - began);
  return settle(context, endpoint, delivery, { ...result, at, duration_ms });
};

type Result = Pick<AttemptRow, 'response_status' | 'answer' | 'error'>;

const attempt = async (
  delivering: WebhookDelivering,
  endpoint: ClaimedEndpoint,
  message: { readonly id: string; readonly at: number; readonly body: string },
): Promise<Result> => {
  const secrets = secretsAt(delivering.context.secretKey, endpoint, message.at);
  // Nothing is sent unsigned: receivers would have to stop checking signatures.
  if (secrets.length === 0) return failed('The secret was stored under another SECRET_KEY: make a new one');
  try {
    const sent = { headers: signedHeaders(message, secrets), body: message.body };
    const { status, text } = await post(new URL(endpoint.url), sent, delivering);
    return { response_status: status, answer: cleanText(text).slice(0, storedTextLength) || null, error: null };
  } catch (error) {
    return failed(reasonOf(error));
  }
};

const failed = (error: string): Result => ({
  response_status: null,
  answer: null,
  error: error.slice(0, storedTextLength),
});

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'No response within 10 seconds';
  // If several addresses were tried, the messages are in the individual errors.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return cleanText(error.message || error.name);
};

const settle = async (
  { db, log, now }: Context,
  endpoint: ClaimedEndpoint,
  delivery: ClaimedDelivery,
  tried: AttemptRow,
): Promise<void> => {
  const outcome = deliveryOutcome({
    response_status: tried.response_status ?? undefined,
    attempts: delivery.attempts,
    failing_since: delivery.failing_since,
    now: now(),
    chance: chanceOf(delivery),
  });
  await inTransaction(db, async (trx) => {
    await storeAttempt(trx, { delivery, endpointId: endpoint.id, attempt: tried, outcome });
    if (outcome.disable) {
      await disableEndpoint(trx, { endpoint, because: outcome.disable, actor: 'system', now: now() });
    }
  });
  const about = { webhook: endpoint.id, delivery: delivery.id, attempts: delivery.attempts };
  if (outcome.disable) log.warn({ ...about, because: outcome.disable }, 'a webhook was disabled');
  else if (outcome.status === 'failed') log.warn(about, 'a webhook delivery has failed and is not retried');
};

/** A number from 0 to 1: equal in every process for the same attempt, different for each delivery. */
const chanceOf = ({ id, attempts }: ClaimedDelivery): number =>
  createHash('sha256').update(`${id} ${attempts}`).digest().readUInt32BE() / 2 ** 32;
