import { type RawBuilder, sql } from 'kysely';
import type { Context } from './context.ts';
import { type ChangeFeed, changeFeedOf } from './live/change-feed.ts';
import type { RunningJobs } from './periodic-tasks.ts';

/** The earliest instant after `seen` (epoch ms) at which something in a queue is due; null if nothing is. */
export type NextDue = (seen: number) => RawBuilder<unknown>;

/** What a loop waits for when it has found nothing to do. */
export interface DueQueue {
  /**
   * Resolves when something may be due, or when stopped. `since`: epoch ms when the search began that has found nothing;
   * what was due by then and could not be done is looked for again after a change.
   */
  readonly wait: (since: number, stopped: AbortSignal) => Promise<void>;
}

interface Queue {
  readonly nextDue: NextDue;
  seen: number;
  /** Something may have been written since the last look at it. */
  isStirred: boolean;
  /** Epoch ms; null if nothing is due, undefined until it is looked at. */
  due: number | null | undefined;
  /** Set while its loop waits. */
  wake: (() => void) | undefined;
}

interface Times {
  /** The least time between two looks. */
  readonly pollMs: number;
  /** The longest time without a look at everything, in case a change is not heard. */
  readonly safetyMs?: number;
}

const usualSafetyMs = 30_000;

/**
 * Wakes the loops that handle queues of rows when something is due. One statement reads the next instant of all queues.
 * It is repeated when that instant has come, when any process has changed something, and every half minute; while
 * changes are not heard, every `pollMs`.
 */
export class DueQueues implements RunningJobs {
  readonly #context: Pick<Context, 'db' | 'log' | 'now'>;
  readonly #feed: Pick<ChangeFeed, 'isListening' | 'onStir'>;
  readonly #times: Required<Times>;
  readonly #queues: Queue[] = [];
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #lookedAtAll = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #endPause: () => void = () => undefined;

  constructor(
    context: Pick<Context, 'db' | 'log' | 'now'>,
    { pollMs, safetyMs = usualSafetyMs }: Times,
    feed: Pick<ChangeFeed, 'isListening' | 'onStir'> = changeFeedOf(context.db, context.log),
  ) {
    this.#context = context;
    this.#feed = feed;
    this.#times = { pollMs, safetyMs };
    const unsubscribe = feed.onStir(() => this.#stir());
    this.#running = this.#run().finally(unsubscribe);
  }

  queue(nextDue: NextDue): DueQueue {
    const queue: Queue = { nextDue, seen: 0, isStirred: true, due: undefined, wake: undefined };
    this.#queues.push(queue);
    return { wait: (since, stopped) => this.#wait(queue, since, stopped) };
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#endPause();
    await this.#running;
  }

  // Also of loops that are searching now: they may have read before the change was committed.
  #stir(): void {
    for (const queue of this.#queues) queue.isStirred = true;
    this.#endPause();
  }

  async #wait(queue: Queue, since: number, stopped: AbortSignal): Promise<void> {
    if (stopped.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        queue.wake = undefined;
        stopped.removeEventListener('abort', wake);
        resolve();
      };
      stopped.addEventListener('abort', wake);
      Object.assign(queue, { seen: since, due: undefined, wake });
      this.#endPause();
    });
  }

  async #run(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      const pause = this.#pauseMs();
      if (pause > 0) await this.#sleep(pause);
      else await this.#look();
    }
  }

  get #waiting(): readonly Queue[] {
    return this.#queues.filter(({ wake }) => wake !== undefined);
  }

  /** How long until the next look, in ms. */
  #pauseMs(): number {
    const { pollMs, safetyMs } = this.#times;
    const sinceLook = performance.now() - this.#lookedAt;
    const soonest = pollMs * 2 ** Math.min(this.#failures, 10) - sinceLook;
    if (this.#failures > 0) return Math.min(safetyMs - sinceLook, soonest);
    const waiting = this.#waiting;
    const isUnknown = waiting.some(({ isStirred, due }) => isStirred || due === undefined);
    if (isUnknown || !this.#feed.isListening) return soonest;
    const nextDue = Math.min(...waiting.map(({ due }) => due ?? Number.POSITIVE_INFINITY));
    return Math.min(nextDue - this.#context.now(), safetyMs - (performance.now() - this.#lookedAtAll));
  }

  async #sleep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.ceil(ms));
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Reads when each waiting queue is due next, and wakes the loops of those that are. */
  async #look(): Promise<void> {
    const began = performance.now();
    this.#lookedAt = began;
    if (!this.#feed.isListening || began - this.#lookedAtAll >= this.#times.safetyMs) {
      this.#lookedAtAll = began;
      for (const queue of this.#queues) queue.isStirred = true;
    }
    const seen = this.#queues.map((queue) => (queue.isStirred ? 0 : queue.seen));
    // The flag of a loop that is searching stays for when it waits.
    const waiting = this.#waiting;
    for (const queue of waiting) queue.isStirred = false;
    try {
      const instants = waiting.length === 0 ? [] : await this.#instants(seen);
      this.#failures = 0;
      for (const queue of waiting) {
        queue.due = instants[this.#queues.indexOf(queue)] ?? null;
        if (queue.due !== null && queue.due <= this.#context.now()) queue.wake?.();
      }
    } catch (error) {
      for (const queue of waiting) queue.isStirred = true;
      if (this.#failures++ === 0) this.#context.log.warn({ err: error }, 'what is due could not be read');
    }
  }

  // Always of all queues, so that there is one text, which the database plans once.
  async #instants(seen: readonly number[]): Promise<readonly (number | null | undefined)[]> {
    const columns = this.#queues.map(
      ({ nextDue }, index) => sql`(${nextDue(seen[index] ?? 0)}) AS ${sql.id(`queue_${index}`)}`,
    );
    const { rows } = await sql<Record<string, number | null>>`SELECT ${sql.join(columns)}`.execute(this.#context.db);
    return this.#queues.map((_queue, index) => rows[0]?.[`queue_${index}`]);
  }
}
