/** How many calls a key may make in a minute. */
const callsAMinute = 600;
const minute = 60_000;

/** Counts the calls of each key in minutes of its own, by one process; keys are few, so nothing is ever forgotten. */
export class CallRate {
  readonly #most: number;
  readonly #minutes = new Map<string, { since: number; calls: number }>();

  constructor(most = callsAMinute) {
    this.#most = most;
  }

  /** Counts a call at `now`, epoch ms. Answers how many seconds are to be waited when it is one too many. */
  count(key: string, now: number): number | undefined {
    const known = this.#minutes.get(key);
    const current = known && now - known.since < minute ? known : { since: now, calls: 0 };
    this.#minutes.set(key, current);
    current.calls += 1;
    return current.calls > this.#most ? Math.ceil((current.since + minute - now) / 1000) : undefined;
  }
}
