import { nextAttempt, retrySchedules } from '#shared/kernel/retry-schedule.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';

/** An endpoint is disabled after this time without a successful delivery, in ms. */
const patienceMs = 3 * DAY;

/** The result of an attempt. */
export interface AttemptResult {
  /** Undefined when there was no response. */
  readonly response_status: number | undefined;
  /** Including this one. */
  readonly attempts: number;
  /** Since when no delivery has succeeded at the endpoint, epoch ms; null if the last one before did. */
  readonly failing_since: number | null;
  /** Epoch ms. */
  readonly now: number;
  /** From 0 to 1; spreads the retries of deliveries that failed together. */
  readonly chance: number;
}

export interface DeliveryOutcome {
  readonly status: 'delivered' | 'waiting' | 'failed';
  /** Epoch ms; only while it is waiting. */
  readonly next_attempt_at?: number;
  readonly failing_since: number | null;
  /** Why the endpoint is disabled now. */
  readonly disable?: 'failing' | 'gone';
}

/**
 * Decides what follows from an attempt. Any 2xx means delivered; 410 (Gone) ends deliveries to the endpoint; everything
 * else, redirects included, is retried.
 */
export const deliveryOutcome = ({
  response_status,
  attempts,
  failing_since,
  now,
  chance,
}: AttemptResult): DeliveryOutcome => {
  if (Math.trunc((response_status ?? 0) / 100) === 2) return { status: 'delivered', failing_since: null };
  const since = failing_since ?? now;
  if (response_status === 410) return { status: 'failed', failing_since: since, disable: 'gone' };
  if (now - since >= patienceMs) return { status: 'failed', failing_since: since, disable: 'failing' };
  const next_attempt_at = nextAttempt(retrySchedules.webhook, attempts, now, chance);
  if (next_attempt_at === undefined) return { status: 'failed', failing_since: since };
  return { status: 'waiting', next_attempt_at, failing_since: since };
};
