import pg from 'pg';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** How long a caller waits while other callers' connections keep coming back, and while none does. */
export const waits = { longestMs: 10_000, stuckMs: 2500 } as const;

/**
 * A pool whose callers wait their turn in a crowd, but not for a database that does nothing: they are turned away at once
 * when no connection has been given out or back for a while, and only much later while the queue moves.
 */
export class WaitingPool extends pg.Pool {
  #moved = performance.now();

  constructor(config: pg.PoolConfig) {
    super({ ...config, connectionTimeoutMillis: waits.longestMs });
    for (const event of ['acquire', 'release'] as const) this.on(event, () => void (this.#moved = performance.now()));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback);
    const client = super.connect();
    // As many connections lie idle as are waited for: one is handed over at once.
    return this.waitingCount <= this.idleCount ? client : this.#unlessStuck(client);
  }

  #unlessStuck(client: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      let gaveUp = false;
      const look = (): void => {
        const left = waits.stuckMs - (performance.now() - Math.max(began, this.#moved));
        if (left > 0) {
          timer = setTimeout(look, left);
          return;
        }
        gaveUp = true;
        reject(new Error('timeout exceeded when trying to connect'));
      };
      let timer = setTimeout(look, waits.stuckMs);
      client.then((one) => (gaveUp ? one.release() : resolve(one)), reject).finally(() => clearTimeout(timer));
    });
  }
}
