/** What came of asking the database whether it is there. */
export type Sign = 'there' | 'refused' | 'silent';

/** One question to the database on a connection of its own. */
export interface Probe {
  /** Never rejects; may never resolve, when nothing comes back. */
  readonly sign: Promise<Exclude<Sign, 'silent'>>;
  /** Hangs up; what it would have said no longer matters. */
  readonly abandon: () => void;
}

export interface PulseParts {
  readonly probe: () => Probe;
  /** Whether somebody waits for the database at this moment. */
  readonly isAwaited: () => boolean;
  /** Everything that was ever received from it; only its changes matter. */
  readonly bytesHeard: () => number;
  /** Breaks off every connection there is, and with it what waits there. */
  readonly breakOff: () => void;
  readonly onChange: (isGone: boolean) => void;
  readonly patience: Patience;
}

/** How often to look. Patience is counted in looks and not in time: a process that was held up itself has heard nothing either. */
export const tickMs = 200;

export interface Patience {
  /** For how many looks nothing may be heard before the database is asked. */
  readonly silence: number;
  /** For how many looks that question may stay without an answer. */
  readonly probe: number;
}

/** Asking costs little, giving up costs all that is under way: most of the time is for the answer. */
export const usualPatience: Patience = { silence: 2, probe: 8 };

/**
 * Knows whether the database is there. What waits there may wait for as long as it takes (an export, a lock); only when
 * nothing at all comes from it any more it is asked on a new connection, and only when that brings nothing either it is
 * given up: every connection is broken off, nobody waits for it any longer, and it is asked again and again until it
 * answers.
 */
export class Pulse {
  readonly #parts: PulseParts;
  #isGone = false;
  #bytes = 0;
  #silentFor = 0;
  #asked: Probe | undefined;
  #askedFor = 0;
  #heardSinceAsked = false;

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** To be called every `tickMs`. */
  tick(): void {
    this.#listen();
    const isSilent = this.#silentFor >= this.#parts.patience.silence;
    if (this.#asked) {
      this.#askedFor += 1;
      if (this.#askedFor > this.#parts.patience.probe) this.#settle('silent');
    } else if (this.#isGone || isSilent) this.ask();
    if (this.#isGone && isSilent) this.#parts.breakOff();
  }

  /** Asks at once: somebody has reason to doubt. */
  ask(): void {
    if (this.#asked) return;
    const probe = this.#parts.probe();
    this.#asked = probe;
    this.#askedFor = 0;
    this.#heardSinceAsked = false;
    void probe.sign.then((sign) => {
      if (this.#asked === probe) this.#settle(sign);
    });
  }

  stop(): void {
    this.#asked?.abandon();
    this.#asked = undefined;
  }

  #listen(): void {
    const bytes = this.#parts.bytesHeard();
    const heard = bytes !== this.#bytes;
    this.#bytes = bytes;
    this.#silentFor = heard || !this.#parts.isAwaited() ? 0 : this.#silentFor + 1;
    this.#heardSinceAsked ||= heard;
  }

  #settle(sign: Sign): void {
    const wasGone = this.#isGone;
    const probe = this.#asked;
    this.#asked = undefined;
    if (sign === 'silent') probe?.abandon();
    if (sign === 'there') {
      this.#silentFor = 0;
      this.#isGone = false;
    } else if (sign === 'refused' || wasGone || !this.#heardSinceAsked) this.#isGone = true;
    // Told before anything breaks, so that nobody who is turned away there tries it once more.
    if (this.#isGone !== wasGone) this.#parts.onChange(this.#isGone);
    if (this.#isGone && sign === 'silent') this.#parts.breakOff();
  }
}
