import { createHash } from 'node:crypto';
import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refusals } from '../texts/refusals.ts';
import { lockAccount } from './second-factor-store.ts';
import { countFailures, forgetFailures, recordFailure } from './store.ts';

const windowMs = 15 * MINUTE;
const allowedFailures = 10;

interface Guard {
  /** Id of the account. */
  readonly account: string;
  /** Counted apart: whoever has got into a session must not lock the sign-in, nor the other way round. */
  readonly counter: 'sign-in code' | 'proof';
  readonly wrong: Problem;
  readonly language: Language;
}

/**
 * One attempt to show that one is the owner of an account: undefined means a wrong one, which is counted. After ten wrong
 * ones within 15 minutes the next is 429 without looking. Attempts at one account come one after the other, on all
 * processes, so that many at once are no more than ten either; what a right one does is in the same transaction.
 */
export const guardedAttempt = async <Result>(
  context: Context,
  { account, counter, wrong, language }: Guard,
  attempt: (trx: Database, passwordHash: string | undefined) => Promise<Result | undefined>,
): Promise<Result> => {
  const now = context.now();
  const subject = createHash('sha256').update(`${counter}:${account}`).digest();
  const outcome = await inTransaction(context.db, async (trx) => {
    const passwordHash = await lockAccount(trx, account);
    const [failures = 0] = await countFailures(trx, [subject], now, windowMs);
    if (failures >= allowedFailures) return 'too many';
    const result = await attempt(trx, passwordHash);
    if (result === undefined) await recordFailure(trx, [subject], now, now - windowMs);
    else await forgetFailures(trx, [subject]);
    return { result };
  });
  if (outcome === 'too many') {
    context.log.warn({ administrator: account }, `a ${counter} was refused after too many failures`);
    throw new Problem(429, 'too_many_codes', refusals[language].too_many_codes, {
      retryAfterSeconds: windowMs / 1000,
    });
  }
  if (outcome.result === undefined) {
    context.log.warn({ administrator: account }, `a ${counter} was wrong`);
    throw wrong;
  }
  return outcome.result;
};
