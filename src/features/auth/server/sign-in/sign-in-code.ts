import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { refusals } from '../../texts/refusals.ts';
import { lockAccount } from '../second-factor/second-factor-store.ts';
import { readCode, takeCode } from '../second-factor/take-code.ts';
import { tooManyWrong } from '../session/proof.ts';
import type { NewSignInSession } from '../session/session.ts';
import { takeChallenge } from './challenge-store.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { guardedAttempt } from './guarded-attempt.ts';
import type { SignInOrigin } from './known-origins.ts';

interface SignInCode extends SignInOrigin {
  readonly code: string;
  readonly language: Language;
}

/**
 * The second step of a sign-in, for the holder of an open challenge: a code of the app or a recovery code. Throws 403
 * for a wrong one, which leaves the challenge open, and 429 after ten. A right one consumes the challenge and the code.
 */
export const signInWithCode = async (
  context: Context,
  { id, session_id: challenge }: Administrator,
  { code, language, ...origin }: SignInCode,
): Promise<NewSignInSession> => {
  const wrong = new Problem(403, 'wrong_code', refusals[language].wrong_code);
  const guard = {
    limits: [{ subject: `sign-in code:${id}`, allowed: 10, isForgiven: true }],
    wrong,
    tooMany: tooManyWrong(language),
    what: 'sign-in code',
    administrator: id,
  };
  const { session, kind } = await guardedAttempt(context, guard, async () => {
    const read = await readCode(context, id, { typed: code, language });
    if (!read) return undefined;
    return inTransaction(context.db, async (trx) => {
      await lockAccount(trx, id);
      const taken = await takeCode(context, trx, id, read);
      if (!taken) return undefined;
      if (!(await takeChallenge(trx, challenge))) throw challengeEnded();
      return { session: await completeSignIn(context, trx, id, origin), kind: taken };
    });
  });
  context.log.info({ administrator: id, second_factor: kind }, 'signed in');
  return session;
};

/** The same response as to every request without an open challenge. */
const challengeEnded = (): Problem => new Problem(401, 'not_signed_in', 'Not signed in');
