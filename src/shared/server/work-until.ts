import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';

const longestPauseMs = 30_000;

interface Work {
  readonly log: Log;
  /** How often to look for work. */
  readonly pollMs: number;
  /** What is worked through, for the log. */
  readonly what: string;
}

/**
 * Works again and again until it is stopped: at once while there is something to do (`work` answers how much it has
 * done), else after a pause, and after a longer one while it fails. What could not be done is kept by whoever keeps it.
 */
export const workUntil = async (
  stopped: AbortSignal,
  { log, pollMs, what }: Work,
  work: () => Promise<number>,
): Promise<void> => {
  let troubles = 0;
  while (!stopped.aborted) {
    try {
      const handled = await work();
      troubles = 0;
      if (handled > 0) continue;
    } catch (error) {
      troubles += 1;
      log.warn({ err: error }, `${what} could not be worked through`);
    }
    const wait = Math.min(longestPauseMs, pollMs * 2 ** Math.min(troubles, 10));
    await pause(wait, undefined, { signal: stopped }).catch(() => undefined);
  }
};
