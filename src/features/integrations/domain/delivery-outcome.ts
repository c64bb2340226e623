import { nextAttempt, retrySchedules } from '#shared/kernel/retry-schedule.ts';
import { DAY } from '#shared/kernel/zone-time.ts';

/** After so long without a single delivery that arrived an endpoint is switched off, in ms. */
const patienceMs = 3 * DAY;

/** What came of a try. */
export interface Tried {
  /** undefined: there was no answer. */
  readonly response_status: number | undefined;
  /** This one included. */
  readonly attempts: number;
  /** Since when nothing has arrived at the endpoint, epoch ms; null: what came before did. */
  readonly failing_since: number | null;
  /** Epoch ms. */
  readonly now: number;
  /** From 0 up to 1; spreads what failed together. */
  readonly chance: number;
}

export interface DeliveryOutcome {
  readonly status: 'delivered' | 'waiting' | 'failed';
  /** Epoch ms; only while it waits. */
  readonly next_attempt_at?: number;
  readonly failing_since: number | null;
  /** Why the endpoint is switched off now. */
  readonly disable?: 'failing' | 'gone';
}

/**
 * What follows from a try. Any 2xx has taken the event; 410 (Gone) ends
 * deliveries to the endpoint; everything else, redirects included, is tried again.
 */
export const deliveryOutcome = ({ response_status, attempts, failing_since, now, chance }: Tried): DeliveryOutcome => {
  if (response_status !== undefined && response_status >= 200 && response_status < 300) {
    return { status: 'delivered', failing_since: null };
  }
  const since = failing_since ?? now;
  if (response_status === 410) return { status: 'failed', failing_since: since, disable: 'gone' };
  if (now - since >= patienceMs) return { status: 'failed', failing_since: since, disable: 'failing' };
  const next_attempt_at = nextAttempt(retrySchedules.webhook, attempts, now, chance);
  if (next_attempt_at === undefined) return { status: 'failed', failing_since: since };
  return { status: 'waiting', next_attempt_at, failing_since: since };
};
