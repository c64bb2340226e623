import { nextAttempt, retrySchedules } from '#shared/kernel/retry-schedule.ts';
import type { Context } from '#shared/server/context.ts';
import { type ClaimedMessage, giveUp, markSent, release, retryMessageAt, type SentMessage } from '../store.ts';
import type { DeliveryFailure } from './delivery-failure.ts';

/** The timeout of one delivery attempt, in ms. */
export const deadlineMs = 20_000;

export interface RefusedMessage {
  readonly status: 'failed' | 'skipped';
  readonly why: string;
}

/** What was sent, or why it is not sent. 'gone': the booking was deleted, and the message with it. */
export type Outcome = SentMessage | RefusedMessage | 'gone';

interface Settling {
  readonly context: Context;
  readonly signal: AbortSignal;
  /** Sends the message or returns why it is not sent; throws on a temporary failure. */
  readonly attempt: () => Promise<Outcome>;
  readonly failureOf: (error: unknown) => DeliveryFailure;
}

/** Tries to send a claimed message and records the result in the outbox. */
export const settleMessage = async (message: ClaimedMessage, settling: Settling): Promise<void> => {
  const { db, now } = settling.context;
  const outcome = await settling.attempt().catch((error: unknown) => ({ error }));
  if (outcome === 'gone') return;
  if ('error' in outcome) return recordFailure(settling, message, outcome.error);
  if ('why' in outcome) return recordRefusal(settling, message, outcome);
  // A crash between the server's acceptance and this line is the only case in which a message is sent twice.
  await markSent(db, message.id, outcome, now());
};

const recordRefusal = async (
  { context }: Settling,
  { id, kind }: ClaimedMessage,
  refused: RefusedMessage,
): Promise<void> => {
  await giveUp(context.db, id, refused.status, refused.why);
  context.log.info({ message: id, kind, why: refused.why }, `a message was ${refused.status}`);
};

const recordFailure = async (
  { context, signal, failureOf }: Settling,
  message: ClaimedMessage,
  error: unknown,
): Promise<void> => {
  const { db, log, now } = context;
  if (signal.aborted) return release(db, message.id, now());
  const { permanent, response, facts } = failureOf(error);
  const next = permanent ? undefined : nextAttempt(retrySchedules.message, message.attempts, now());
  const about = { message: message.id, kind: message.kind, attempts: message.attempts, ...facts };
  if (next === undefined) {
    await giveUp(db, message.id, 'failed', response);
    log.warn(about, 'a message has failed and is not retried');
  } else {
    await retryMessageAt(db, message.id, next, response);
    log.warn(about, 'a message could not be sent and is retried later');
  }
};
