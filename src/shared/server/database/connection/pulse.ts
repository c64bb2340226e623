/** The outcome of a probe of the database. */
export type Sign = 'there' | 'refused' | 'silent';

/** One attempt to reach the database, on a new connection. */
export interface Probe {
  /** Never rejects. May never resolve, if the server does not respond. */
  readonly sign: Promise<Exclude<Sign, 'silent'>>;
  /** Closes the connection; its outcome no longer matters. */
  readonly abandon: () => void;
}

export interface PulseParts {
  readonly probe: () => Probe;
  /** Whether any caller waits for the database at this moment. */
  readonly isAwaited: () => boolean;
  /** Total number of bytes received from it; only changes of it matter. */
  readonly bytesReceived: () => number;
  /** Breaks off every connection, so that everything waiting on one fails. */
  readonly breakOff: () => void;
  readonly onChange: (isGone: boolean) => void;
  readonly patience: Patience;
}

/**
 * Interval of the checks, in ms. Limits are counted in checks and not in time, because a process that was itself
 * suspended has received nothing either.
 */
export const tickMs = 200;

export interface Patience {
  /** Number of checks without received bytes after which the database is probed. */
  readonly silence: number;
  /** Number of checks that a probe may stay without a response. */
  readonly probe: number;
}

/** A probe is cheap, giving up aborts everything under way: so most of the time is allowed for the probe. */
export const usualPatience: Patience = { silence: 2, probe: 8 };

/**
 * Detects whether the database is reachable. A query may take as long as it needs (an export, a lock). Only if no bytes
 * arrive at all is the database probed on a new connection, and only if the probe fails too is it considered gone. Then
 * every connection is broken off, new callers are refused, and the probe is repeated until it succeeds.
 */
export class Pulse {
  readonly #parts: PulseParts;
  #isGone = false;
  #bytes = 0;
  #silentFor = 0;
  #current: Probe | undefined;
  #probedFor = 0;
  #receivedSinceProbe = false;

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Whether a check has nothing to find: nobody waits, and the database is not known to be gone. */
  get isAtRest(): boolean {
    return !this.#isGone && !this.#current && !this.#parts.isAwaited();
  }

  /** Call it every `tickMs`, at least until `isAtRest`. */
  tick(): void {
    this.#listen();
    const isSilent = this.#silentFor >= this.#parts.patience.silence;
    if (this.#current) {
      this.#probedFor += 1;
      if (this.#probedFor > this.#parts.patience.probe) this.#settle('silent');
    } else if (this.#isGone || isSilent) this.ask();
    if (this.#isGone && isSilent) this.#parts.breakOff();
  }

  /** Probes at once, after a failure. */
  ask(): void {
    if (this.#current) return;
    const probe = this.#parts.probe();
    this.#current = probe;
    this.#probedFor = 0;
    this.#receivedSinceProbe = false;
    void probe.sign.then((sign) => {
      if (this.#current === probe) this.#settle(sign);
    });
  }

  stop(): void {
    this.#current?.abandon();
    this.#current = undefined;
  }

  #listen(): void {
    const bytes = this.#parts.bytesReceived();
    const received = bytes !== this.#bytes;
    this.#bytes = bytes;
    this.#silentFor = received || !this.#parts.isAwaited() ? 0 : this.#silentFor + 1;
    this.#receivedSinceProbe ||= received;
  }

  #settle(sign: Sign): void {
    const wasGone = this.#isGone;
    const probe = this.#current;
    this.#current = undefined;
    if (sign === 'silent') probe?.abandon();
    if (sign === 'there') {
      this.#silentFor = 0;
      this.#isGone = false;
    } else if (sign === 'refused' || wasGone || !this.#receivedSinceProbe) this.#isGone = true;
    // Called before connections are broken off, so that their callers do not retry on this database.
    if (this.#isGone !== wasGone) this.#parts.onChange(this.#isGone);
    if (this.#isGone && sign === 'silent') this.#parts.breakOff();
  }
}
