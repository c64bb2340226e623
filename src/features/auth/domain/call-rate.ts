/** How many requests an API key may make per minute. */
const callsAMinute = 600;
const minute = 60_000;

/**
 * Counts the requests of each key per minute, within one process. Each key's minute starts with its first request.
 * Entries are never removed, because keys are few.
 */
export class CallRate {
  readonly #most: number;
  readonly #minutes = new Map<string, { since: number; calls: number }>();

  constructor(most = callsAMinute) {
    this.#most = most;
  }

  /** Counts a request at `now` (epoch ms). Returns how many seconds to wait if the limit is exceeded. */
  count(key: string, now: number): number | undefined {
    const known = this.#minutes.get(key);
    const current = known && now - known.since < minute ? known : { since: now, calls: 0 };
    this.#minutes.set(key, current);
    current.calls += 1;
    return current.calls > this.#most ? Math.ceil((current.since + minute - now) / 1000) : undefined;
  }
}
