import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followEvents } from '#features/auth/web/parts/follow-events.ts';
import { keysOf } from './live-queries.ts';

/** A slow response does not hold up what changes meanwhile for longer. */
const patienceMs = 5000;
const untilSaved = 100;
/** How long to pause after reading, as a multiple of how long that took. */
const pauseFactor = 4;

/** Reads again what the page shows whenever it has been changed, here or elsewhere. */
export const useLive = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let waiting: Set<string> | 'all' | undefined;
    let isReading = false;
    const refresh = async (): Promise<void> => {
      isReading = true;
      while (waiting !== undefined) {
        // What is being saved here is already shown; data from before it would undo that for a moment.
        for (let waited = 0; client.isMutating() > 0 && waited < patienceMs; waited += untilSaved)
          await delay(untilSaved);
        const keys = keysOf(waiting);
        waiting = undefined;
        const began = performance.now();
        const read = Promise.allSettled(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
        await Promise.race([read, delay(patienceMs)]);
        // Many changes in a row, such as an import, leave the page most of its time.
        await delay(Math.min(patienceMs, pauseFactor * (performance.now() - began)));
      }
      isReading = false;
    };
    return whenLoaded(client, () =>
      followEvents((kinds) => {
        waiting = kinds === 'all' || waiting === 'all' ? 'all' : new Set([...(waiting ?? []), ...kinds]);
        if (!isReading) void refresh();
      }),
    );
  }, [client]);
};

const delay = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const lookMs = 250;

/**
 * Begins when the page has been quiet for a second, at the latest after ten: what it shows is read first, and the server
 * knows since when. Returns the function that ends it.
 */
const whenLoaded = (client: QueryClient, begin: () => () => void): (() => void) => {
  let [quiet, looks] = [0, 0];
  const look = (): void => {
    quiet = client.isFetching() === 0 ? quiet + 1 : 0;
    looks += 1;
    if (quiet * lookMs >= 1000 || looks * lookMs >= 10_000) end = begin();
    else timer = setTimeout(look, lookMs);
  };
  let timer = setTimeout(look, lookMs);
  let end = (): void => clearTimeout(timer);
  return () => end();
};
