import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminCaller, Administrator } from '#shared/server/http/handler.ts';
import { type FactorNeed, isFresh } from '../../domain/fresh-factor.ts';
import { refusals } from '../../texts/refusals.ts';
import { factorsOf, noteConfirmed } from './confirmation-store.ts';
import { withPassword } from './proof.ts';

interface Required {
  /** `recent`, unless stated. */
  readonly need?: FactorNeed;
  /** The password in the body of the request, which confirms in the same step. */
  readonly password?: string | undefined;
}

/**
 * Requires a fresh factor for a sensitive action, so that a session left open or stolen is not enough for it. The only
 * place where that is decided. Throws 403 `password_required` if no factor is fresh enough (isFresh) and the
 * request has no password, 403 `wrong_password`, and 429 after ten wrong ones. API keys are exempt: their scopes were
 * granted after a confirmation.
 */
export const requireFactor = async (
  context: Context,
  { administrator, language }: Pick<AdminCaller, 'administrator' | 'language'>,
  { need = 'recent', password }: Required = {},
): Promise<void> => {
  if (administrator.scopes) return;
  const { session_id } = administrator;
  if (password !== undefined) {
    await withPassword(context, administrator, { password, language }, async (trx) => {
      await noteConfirmed(trx, session_id, context.now());
      return true;
    });
    return;
  }
  if (await hasFreshFactor(context, administrator, need)) return;
  throw new Problem(403, 'password_required', refusals[language].password_required);
};

/** Whether the last factor of a session is fresh enough: for what it may see, without being asked. */
export const hasFreshFactor = async (
  { db, now }: Context,
  { session_id }: Administrator,
  need: FactorNeed = 'recent',
): Promise<boolean> => {
  const factors = await factorsOf(db, session_id);
  return factors !== undefined && isFresh(factors, need, now());
};
