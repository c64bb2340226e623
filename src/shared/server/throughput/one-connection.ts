import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Database, poolOf } from '../database/database.ts';

/** Returns the same database with all statements pipelined over one of its connections. */
export const overOneConnection = (db: Database): Database => {
  const known = onOneConnection.get(db);
  if (known) return known;
  const pool = poolOf(db);
  const opened: Database = pool ? new Kysely({ dialect: new PostgresDialect({ pool: new OneConnection(pool) }) }) : db;
  onOneConnection.set(db, opened);
  return opened;
};

const onOneConnection = new WeakMap<Database, Database>();

/**
 * A pool that pipelines all statements over one connection of another pool: each is sent without waiting for the result
 * of the one before. For single statements only, never for transactions. The connection is released to its pool
 * whenever no statement is under way.
 */
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

  /** The owner of the underlying pool ends it. */
  async end(): Promise<void> {}

  #open(): Shared {
    // A lost connection gets no further callers. Its current callers receive the error and release it.
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
