import type { Result } from '#shared/kernel/result.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';

class Refusal<Reason> extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super('The transaction was refused');
    this.reason = reason;
  }
}

/** Runs `work` in one transaction, of which nothing stays if it is refused. Returns its result. */
export const allOrNothing = async <Value, Reason>(
  db: Database,
  work: (trx: Database) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> => {
  try {
    return await inTransaction(db, async (trx) => {
      const result = await work(trx);
      if (!result.ok) throw new Refusal(result.refusal);
      return result;
    });
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, refusal: error.reason as Reason };
    throw error;
  }
};
