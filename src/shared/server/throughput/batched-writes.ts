import type { Database } from '../database/database.ts';
import { isRefusedOverRows } from '../database/database-problem.ts';
import { batch } from './batch.ts';
import { overOneConnection } from './one-connection.ts';

/**
 * Returns a function that writes one item. Items that arrive concurrently are written together: `write` gets them as a
 * batch, over one connection that all batches share, and returns the outcome of each in order. It must be a single
 * statement. If the database refuses it because of the values or conflicts of one row, each item is written alone, and
 * the error reaches only the callers whose own statement fails.
 */
export const batchedWrites = <Item, Outcome>(
  write: (db: Database, items: readonly Item[]) => Promise<readonly Outcome[]>,
): ((db: Database, item: Item) => Promise<Outcome>) => {
  const writers = new WeakMap<Database, (item: Item) => Promise<Outcome>>();
  return (db, item) => {
    const writer =
      writers.get(db) ?? batch((items: readonly Item[]) => write(overOneConnection(db), items), isRefusedOverRows);
    writers.set(db, writer);
    return writer(item);
  };
};
