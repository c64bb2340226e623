import type { Database } from './database.ts';

/** PostgreSQL aborted the transaction to resolve a deadlock; nothing of it was written. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');

/**
 * Runs `work` in one transaction, and a second time if a deadlock aborted it. `work` must have no effects outside the
 * database.
 */
export const inTransaction = async <Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> => {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    return db.transaction().execute(work);
  }
};

/** The context whose database is the transaction. */
export const contextIn = <Outer extends { readonly db: Database }>(context: Outer, trx: Database): Outer => ({
  ...context,
  db: trx,
});

/** `inTransaction` for what needs the rest of the context too. */
export const inTransactionOf = <Outer extends { readonly db: Database }, Result>(
  context: Outer,
  work: (within: Outer, trx: Database) => Promise<Result>,
): Promise<Result> => inTransaction(context.db, (trx) => work(contextIn(context, trx), trx));
