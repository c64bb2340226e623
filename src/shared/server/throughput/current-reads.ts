import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Enough for many days of many photographers; further entries are not cached. */
const mostEntries = 2000;

/** Results that are cached until any process writes to the database. */
export interface CurrentReads {
  /** Returns the result of `load`, cached since the last write of any process. What is rejected or undefined is not cached. */
  of<T>(key: string, load: () => Promise<T>): Promise<T>;
}

/**
 * Returns cached reads that are as fresh as the database. Call it once per request, never within a transaction. It
 * selects the current snapshot, which names every transaction that has ended. While its text is the same nothing has
 * changed; any transaction that ends changes it and empties the cache (decision 0008).
 */
export const currentReads = async (db: Database): Promise<CurrentReads> => {
  const known = memories.get(db) ?? new Memory(db);
  memories.set(db, known);
  return known.current();
};

/** Reads that are loaded every time. */
export const uncached: CurrentReads = { of: (_, load) => load() };

const memories = new WeakMap<Database, Memory>();

class Memory {
  readonly #db: Database;
  #snapshot = '';
  #kept = new Map<string, Promise<unknown>>();
  #asking: Promise<unknown> = Promise.resolve();
  #next: Promise<string> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  async current(): Promise<CurrentReads> {
    const snapshot = await this.#snapshotFromNowOn();
    // Results may arrive out of order: an older snapshot finds an empty cache and does no harm.
    if (snapshot !== this.#snapshot) {
      this.#snapshot = snapshot;
      this.#kept = new Map();
    }
    return { of: keeping(this.#kept) };
  }

  /**
   * Callers that arrive while a query is under way share the next one, so nobody receives a snapshot older than their
   * call.
   */
  #snapshotFromNowOn(): Promise<string> {
    this.#next ??= this.#asking.then(() => {
      this.#next = undefined;
      const asked = selectSnapshot(this.#db);
      this.#asking = asked.catch(() => undefined);
      return asked;
    });
    return this.#next;
  }
}

/**
 * Returns the promise in `kept`, or calls `load` and keeps its promise. What is rejected or undefined is not kept:
 * requests for IDs that do not exist must not fill the cache.
 */
export const keeping =
  (kept: Map<string, Promise<unknown>>): CurrentReads['of'] =>
  <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known) return known;
    const loading = load();
    if (kept.size < mostEntries) {
      kept.set(key, loading);
      loading.then(
        (loaded) => loaded === undefined && kept.delete(key),
        () => kept.delete(key),
      );
    }
    return loading;
  };

const selectSnapshot = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ snapshot: string }>`SELECT pg_current_snapshot()::text AS snapshot`.execute(db);
  return rows[0]?.snapshot ?? '';
};
