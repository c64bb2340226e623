import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Many days of many photographers; what is more than that is read again. */
const mostEntries = 2000;

/** What was read is kept for as long as nothing has been written, by whichever process. */
export interface CurrentReads {
  /** What `load` answers, or answered since the last write anywhere. Failures are not kept. */
  of<T>(key: string, load: () => Promise<T>): Promise<T>;
}

/**
 * Reads that may be remembered, asked for once a request and never within a transaction. They are as fresh as the
 * database: a snapshot taken after the request came names every transaction that has ended, so while its text is the
 * same nothing has changed, and the first that ends anywhere makes it another one (decision 0008).
 */
export const currentReads = async (db: Database): Promise<CurrentReads> => {
  const known = memories.get(db) ?? new Memory(db);
  memories.set(db, known);
  return known.current();
};

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
    // Of two that ask at once the later one may be told first: an older snapshot finds nothing and spoils nothing.
    if (snapshot !== this.#snapshot) {
      this.#snapshot = snapshot;
      this.#kept = new Map();
    }
    return { of: keeping(this.#kept) };
  }

  /** One question to the database for all who come while the one before it is under way: never one that began earlier. */
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

/** Loads what is not in `kept` yet; failures are not kept. */
export const keeping =
  (kept: Map<string, Promise<unknown>>): CurrentReads['of'] =>
  <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known) return known;
    const loading = load();
    if (kept.size < mostEntries) {
      kept.set(key, loading);
      loading.catch(() => kept.delete(key));
    }
    return loading;
  };

const selectSnapshot = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ snapshot: string }>`SELECT pg_current_snapshot()::text AS snapshot`.execute(db);
  return rows[0]?.snapshot ?? '';
};
