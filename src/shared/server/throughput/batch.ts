/** Maximum size of a batch, so that no item waits long for the others. */
const largestBatch = 64;
/** Maximum time in ms to wait for further items. */
export const longestPauseMs = 2;

/**
 * Collects calls into batches: single items under low load, many at once under high load. `run` processes a batch and
 * returns the result of each item, in order.
 *
 * While one batch is under way, the next starts as soon as it is as large, so that a connection that processes batches
 * one after the other is never idle. When no batch is under way and the last one had several items, the next waits
 * until half as many items have arrived, but at most for half the time the last batch took and at most two
 * milliseconds. Without this wait every second batch would hold one item.
 *
 * If `run` fails for a batch and `isCausedByOne` returns true for the error (one item caused it and nothing was done), each
 * item is retried alone.
 */
export const batch = <Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  isCausedByOne: (error: unknown) => boolean,
): ((item: Item) => Promise<Result>) => {
  const queue: Call<Item, Result>[] = [];
  const running = new Set<Batch<Item, Result>>();
  let wantedWhenIdle = 1;
  let pause: NodeJS.Timeout | undefined;

  const sizeToStart = (): number => {
    const [first, second] = running;
    return second ? Number.POSITIVE_INFINITY : (first?.length ?? wantedWhenIdle);
  };
  const startIfLargeEnough = (): void => {
    while (queue.length > 0 && queue.length >= sizeToStart()) void start();
  };
  const waitFor = (size: number, pauseMs: number): void => {
    clearTimeout(pause);
    wantedWhenIdle = size;
    if (size > 1) pause = setTimeout(() => (waitFor(1, 0), startIfLargeEnough()), pauseMs);
  };
  const start = async (): Promise<void> => {
    waitFor(1, 0);
    const calls = queue.splice(0, largestBatch);
    running.add(calls);
    const startedAt = performance.now();
    await settle(calls);
    running.delete(calls);
    const pauseMs = Math.min(longestPauseMs, (performance.now() - startedAt) / 2);
    if (calls.length > 1 && running.size === 0) waitFor(Math.ceil((calls.length + queue.length) / 2), pauseMs);
    startIfLargeEnough();
  };
  const settle = async (calls: Batch<Item, Result>): Promise<void> => {
    try {
      const results = await run(calls.map(({ item }) => item));
      calls.forEach(({ resolve }, i) => resolve(results[i] as Result));
    } catch (error) {
      if (calls.length > 1 && isCausedByOne(error)) await Promise.all(calls.map((one) => settle([one])));
      else for (const { reject } of calls) reject(error);
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      startIfLargeEnough();
    });
};

type Batch<Item, Result> = readonly Call<Item, Result>[];

interface Call<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}
