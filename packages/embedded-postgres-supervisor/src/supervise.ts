import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { adoptPostmaster, launchPostmaster, type Postmaster, shutDown } from './postmaster.ts';
import type { ServerLog } from './server-log.ts';

const longestPauseMs = 30_000;

export type DatabaseState = 'down' | 'up';

export interface Supervisor {
  /** Ends supervision and stops the server; resolves when its files are closed. */
  stop(): Promise<void>;
}

/** Restarts the server whenever it ends, after 0, 0.25, 0.5, 1 … 30 s, until stopped. */
export function supervise(
  cluster: Cluster,
  first: Postmaster,
  log: ServerLog,
  onChange: (state: DatabaseState) => void,
): Supervisor {
  const stopping = new AbortController();
  let current: Postmaster | undefined = first;

  const restart = async (): Promise<Postmaster | undefined> => {
    for (let pause = 0; !stopping.signal.aborted; pause = Math.min(longestPauseMs, pause * 2 || 250)) {
      await delay(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) break;
      try {
        return (await adoptPostmaster(cluster)) ?? (await launchPostmaster(cluster));
      } catch (error) {
        log.error({ err: error }, 'The database server could not be restarted; retrying');
      }
    }
    return undefined;
  };

  const watch = async () => {
    while (current) {
      const reason = await current.gone;
      if (stopping.signal.aborted) return;
      current = undefined;
      log.error({ reason }, 'The database server ended; restarting it');
      onChange('down');
      current = await restart();
      if (!current || stopping.signal.aborted) return;
      log.warn({ pid: current.pid }, 'The database server runs again');
      onChange('up');
    }
  };

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      if (current) await shutDown(current);
      await watching;
      // A restart may have been under way when `stop` was called.
      if (current) await shutDown(current);
    },
  };
}
