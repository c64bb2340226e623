import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * The same database, all statements over one connection of its pool, each sent without waiting for the one before: the
 * server goes on to the next without having heard of us in between. For statements that stand alone, never for
 * transactions. The connection goes back to the pool whenever nothing is under way.
 */
export const openOneConnection = (pool: pg.Pool): Database =>
  new Kysely({ dialect: new PostgresDialect({ pool: new OneConnection(pool) }) });

class OneConnection implements PostgresPool {
  readonly #pool: pg.Pool;
  #shared: Shared | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    const shared = (this.#shared ??= this.#open());
    shared.users += 1;
    const client = await shared.client;
    const release = (): void => {
      shared.users -= 1;
      if (shared.users > 0) return;
      this.#forget(shared);
      client.off('error', shared.onLost);
      client.release();
    };
    return { query: client.query.bind(client) as PostgresPoolClient['query'], release };
  }

  /** The pool is its owner's to end. */
  async end(): Promise<void> {}

  #open(): Shared {
    // Nobody is to come to one that was lost; whoever is there is told, and lets it go.
    const onLost = (): void => this.#forget(shared);
    const client = this.#pool.connect();
    client.then((one) => one.once('error', onLost), onLost);
    const shared: Shared = { client, onLost, users: 0 };
    return shared;
  }

  #forget(shared: Shared): void {
    if (this.#shared === shared) this.#shared = undefined;
  }
}

interface Shared {
  readonly client: Promise<pg.PoolClient>;
  readonly onLost: () => void;
  users: number;
}
