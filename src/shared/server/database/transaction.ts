import type { Database } from './database.ts';

/** A transaction PostgreSQL gave up so that others could go on; nothing of it was written. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');

/** Runs `work` in one transaction, and once more from its beginning when it lost a deadlock. `work` must do nothing outside the database. */
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
