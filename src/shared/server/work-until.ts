import { setTimeout as pause } from 'node:timers/promises';
import type { DueQueue } from './due-queues.ts';
import type { Log } from './log.ts';

const longestPauseMs = 30_000;

interface Work {
  readonly log: Log;
  /** Interval between checks for work, in ms. */
  readonly pollMs: number;
  /** The kind of work, for the log. */
  readonly what: string;
  /** Says when work may be due, instead of a check every `pollMs`. */
  readonly due?: DueQueue | undefined;
  /** The clock of `due`. */
  readonly now: () => number;
}

/**
 * Calls `work` repeatedly until `stopped`: again at once if it returned a number greater than 0 (the items handled),
 * otherwise when work may be due or after a pause, and after longer pauses while it fails. `work` itself keeps track of
 * what it could not do.
 */
export const workUntil = async (
  stopped: AbortSignal,
  { log, pollMs, what, due, now }: Work,
  work: () => Promise<number>,
): Promise<void> => {
  let troubles = 0;
  while (!stopped.aborted) {
    try {
      const began = now();
      const handled = await work();
      troubles = 0;
      if (handled > 0) continue;
      if (due) {
        await due.wait(began, stopped);
        continue;
      }
    } catch (error) {
      troubles += 1;
      log.warn({ err: error }, `${what} could not be processed`);
    }
    const wait = Math.min(longestPauseMs, pollMs * 2 ** Math.min(troubles, 10));
    await pause(wait, undefined, { signal: stopped }).catch(() => undefined);
  }
};
