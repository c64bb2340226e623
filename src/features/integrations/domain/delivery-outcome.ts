import { DAY, HOUR, MINUTE } from '#shared/kernel/zone-time.ts';

/** How long to wait after each try that failed, in ms: eight tries over a day. */
const delays = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 15 * HOUR];

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
 * What follows from a try. Any 2xx has taken the event; 410 says that nobody wants to hear any more and switches the
 * endpoint off; all else, redirects included, is tried again, up to a tenth later than planned.
 */
export const deliveryOutcome = ({ response_status, attempts, failing_since, now, chance }: Tried): DeliveryOutcome => {
  if (response_status !== undefined && response_status >= 200 && response_status < 300) {
    return { status: 'delivered', failing_since: null };
  }
  const since = failing_since ?? now;
  if (response_status === 410) return { status: 'failed', failing_since: since, disable: 'gone' };
  if (now - since >= patienceMs) return { status: 'failed', failing_since: since, disable: 'failing' };
  const delay = delays[attempts - 1];
  if (delay === undefined) return { status: 'failed', failing_since: since };
  const next_attempt_at = now + Math.floor(delay * (1 + chance / 10));
  return { status: 'waiting', next_attempt_at, failing_since: since };
};
