import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { refusals } from '../texts/refusals.ts';

/**
 * Of the four threads that Node has for files, names and hashes two stay free, so that pages are served while passwords
 * are guessed. Whoever waits behind twenty others would wait for about half a second.
 */
const limits = { atOnce: 2, waiting: 20 } as const;

/** Work that is slow on purpose: so much at once, so much waiting, and what comes beyond that is refused with 503. */
export class HashQueue {
  readonly #limits: { readonly atOnce: number; readonly waiting: number };
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(given: { readonly atOnce: number; readonly waiting: number } = limits) {
    this.#limits = given;
  }

  async run<Result>(language: Language, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(language);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Whoever is next takes this turn over, so that nobody who has just come is faster.
      if (next) next();
      else this.#underWay -= 1;
    }
  }

  #turn(language: Language): Promise<void> | void {
    if (this.#underWay < this.#limits.atOnce) {
      this.#underWay += 1;
      return;
    }
    if (this.#waiting.length >= this.#limits.waiting) {
      throw new Problem(503, 'too_many_at_once', refusals[language].too_many_at_once, { retryAfterSeconds: 2 });
    }
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }
}

/** Every slow hash of this process goes through here. */
export const hashQueue = new HashQueue();
