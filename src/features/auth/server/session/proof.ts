import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { refusals } from '../../texts/refusals.ts';
import { passwordMatches } from '../password/password.ts';
import { lockAccount } from '../second-factor/second-factor-store.ts';
import { type Guard, guardedAttempt, lockedSeconds } from '../sign-in/guarded-attempt.ts';
import { passwordHashOf } from '../store.ts';

interface GivenPassword {
  readonly password: string;
  readonly language: Language;
}

/**
 * Runs `work` for a signed-in administrator who has entered the password again. Throws `wrong` for a wrong password,
 * 429 after ten wrong ones in this session. The account is locked against other changes while `work` runs.
 */
export const withPassword = <Result extends NonNullable<unknown>>(
  context: Context,
  administrator: Administrator,
  { password, language }: GivenPassword,
  work: (trx: Database) => Promise<Result>,
  wrong = new Problem(403, 'wrong_password', refusals[language].wrong_proof_password),
): Promise<Result> =>
  guardedAttempt(context, proofGuard(administrator, wrong, language), async () => {
    const passwordHash = await passwordHashOf(context.db, administrator.id);
    if (!(await passwordMatches(password, passwordHash, language))) return undefined;
    return inTransaction(context.db, async (trx) =>
      (await lockAccount(trx, administrator.id)) === passwordHash ? work(trx) : undefined,
    );
  });

/**
 * Failures within a session count only for that session: an attacker inside one session locks neither the sign-in nor
 * the owner's other sessions, and the other way round.
 */
export const proofGuard = ({ id, session_id }: Administrator, wrong: Problem, language: Language): Guard => ({
  limits: [{ subject: `proof:${session_id}`, allowed: 10, isForgiven: true }],
  wrong,
  tooMany: tooManyWrong(language),
  what: 'proof',
  administrator: id,
});

export const tooManyWrong = (language: Language): Problem =>
  new Problem(429, 'too_many_codes', refusals[language].too_many_codes, { retryAfterSeconds: lockedSeconds });
