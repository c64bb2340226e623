import type pg from 'pg';

/**
 * A pool for the tests of one file, on connections that serve the next file too. Whatever a file still does after its
 * end is refused, as by a pool that was ended. `giveBack` resolves to whether all connections are idle again.
 */
export const leasePool = (pool: pg.Pool): { readonly pool: pg.Pool; readonly giveBack: () => Promise<boolean> } => {
  let hasEnded = false;
  const listeners = new Map(pool.eventNames().map((name) => [name, pool.listeners(name)]));
  const refuse = (): never => {
    throw new Error('Cannot use a pool after calling end on the pool');
  };
  const end = (callback?: () => void): Promise<void> | void => {
    if (hasEnded) refuse();
    hasEnded = true;
    return callback ? callback() : Promise.resolve();
  };
  const own = new Map<string | symbol, () => unknown>([
    ['end', () => end],
    ['ended', () => hasEnded],
    ['ending', () => hasEnded],
  ]);
  const leased = new Proxy(pool, {
    get(target, name) {
      const replaced = own.get(name);
      if (replaced) return replaced();
      if (hasEnded && (name === 'connect' || name === 'query')) return async () => refuse();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const giveBack = async (): Promise<boolean> => {
    hasEnded = true;
    for (const name of pool.eventNames()) {
      for (const listener of pool.listeners(name)) {
        if (!listeners.get(name)?.includes(listener)) pool.removeListener(name, listener as () => void);
      }
    }
    return isAtRest(pool);
  };
  return { pool: leased, giveBack };
};

/** Statements that are under way when a file ends are done within a moment; one that waits is not waited for. */
const isAtRest = async (pool: pg.Pool): Promise<boolean> => {
  for (let turn = 0; turn < 20; turn++) {
    if (pool.ending || pool.ended) return false;
    if (pool.idleCount === pool.totalCount && pool.waitingCount === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return false;
};
