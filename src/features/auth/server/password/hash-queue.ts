import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { refusals } from '../../texts/refusals.ts';

/**
 * Two of the four threads of Node's thread pool stay free for file reads and DNS lookups, so that pages are served
 * while passwords are being guessed. Waiting for twenty others takes about half a second.
 */
const limits = { atOnce: 2, waiting: 20 } as const;

/** A queue for slow hashes: limits how many run at once and how many wait. Throws 503 beyond that. */
export class HashQueue {
  readonly #limits: { readonly atOnce: number; readonly waiting: number };
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(own: { readonly atOnce: number; readonly waiting: number } = limits) {
    this.#limits = own;
  }

  async run<Result>(language: Language, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(language);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The slot is passed to the next one in the queue, so that a new call cannot overtake it.
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

/** All slow hashes of this process run in this queue. */
export const hashQueue = new HashQueue();
