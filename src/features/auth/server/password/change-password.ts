import { malformed, Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { refusals } from '../../texts/refusals.ts';
import { passkeysOf } from '../passkeys/passkey-store.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import { removeSecondFactor } from '../second-factor/second-factor.ts';
import { withPassword } from '../session/proof.ts';
import { deleteChallengesOf } from '../sign-in/challenge-store.ts';
import { forgetFailuresAbout } from '../sign-in/guarded-attempt.ts';
import { adminByEmail, deleteSessionsOf, updatePassword } from '../store.ts';
import { newPasswordFault } from './new-password.ts';
import { hashPassword, newPassword } from './password.ts';

interface Change {
  readonly current_password: string;
  readonly new_password: string;
  readonly language: Language;
}

/**
 * Changes an administrator's password. Requires the current one: throws 403 if it is wrong, 429 after too many wrong
 * ones. Ends all other sessions, in all processes.
 */
export const changePassword = async (
  context: Context,
  administrator: Administrator,
  { current_password, new_password, language }: Change,
): Promise<void> => {
  const words = refusals[language];
  const wrong = new Problem(403, 'wrong_password', words.wrong_password);
  await withPassword(context, administrator, { password: current_password, language }, async () => true, wrong);
  const fault = new_password === current_password ? 'unchanged' : await newPasswordFault(new_password, administrator);
  if (fault) throw malformed(['body', 'new_password'], words[fault], fault);
  const hash = await hashPassword(new_password, language);
  await inTransaction(context.db, async (trx) => {
    await updatePassword(trx, administrator.id, hash);
    await deleteSessionsOf(trx, administrator.id, administrator.session_id);
    await deleteChallengesOf(trx, administrator.id);
    await forgetFailuresAbout(trx, administrator);
    await recordAudit(trx, { actor: administrator.id, action: 'password.changed' });
  });
};

export interface ResetPassword {
  /** To be shown once. */
  readonly password: string;
  readonly second_factor: 'none' | 'kept' | 'removed';
  /** How many there were, and whether they were removed. */
  readonly passkeys: { readonly number: number; readonly are_removed: boolean };
}

/**
 * Sets a new password for the administrator with an address, and ends all their sessions. The second factor and the
 * passkeys stay unless their removal is requested. Returns undefined if there is no such address.
 */
export const resetPassword = async (
  db: Database,
  email: string,
  { withoutSecondFactor = false }: { withoutSecondFactor?: boolean } = {},
): Promise<ResetPassword | undefined> => {
  const admin = await adminByEmail(db, email.trim().toLowerCase());
  if (!admin) return undefined;
  const password = newPassword();
  const hash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    await updatePassword(trx, admin.id, hash);
    await deleteSessionsOf(trx, admin.id);
    await deleteChallengesOf(trx, admin.id);
    await forgetFailuresAbout(trx, admin);
    await recordAudit(trx, { actor: 'system', action: 'password.reset' });
    if (!withoutSecondFactor) {
      const number = (await passkeysOf(trx, admin.id)).length;
      const second_factor = admin.has_second_factor ? 'kept' : 'none';
      return { password, second_factor, passkeys: { number, are_removed: false } };
    }
    const now = Date.now();
    const wasOn = await removeSecondFactor(trx, admin.id, 'system', now);
    const number = await removePasskeys(trx, admin.id, { actor: 'system', at: now });
    return { password, second_factor: wasOn ? 'removed' : 'none', passkeys: { number, are_removed: true } };
  });
};
