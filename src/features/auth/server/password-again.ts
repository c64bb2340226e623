import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminCaller } from '#shared/server/http/handler.ts';
import { refusals } from '../texts/refusals.ts';
import { withPassword } from './proof.ts';

/**
 * Requires the password again for an action whose effect outlives the session, so that a stolen session cannot be
 * turned into lasting access. Throws 403 `password_required` without it, 403 `wrong_password`, and 429 after ten wrong
 * ones.
 */
export const askPasswordAgain = async (
  context: Context,
  { administrator, language }: Pick<AdminCaller, 'administrator' | 'language'>,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) throw new Problem(403, 'password_required', refusals[language].password_required);
  await withPassword(context, administrator, { password, language }, async () => true);
};
