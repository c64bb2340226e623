import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import type { Confirmation, ConfirmationView } from '../../confirmation-contract.ts';
import { isFresh } from '../../domain/fresh-factor.ts';
import { relyingParty } from '../../domain/relying-party.ts';
import type { Assertion, AssertionOptions } from '../../passkeys-contract.ts';
import { refusals } from '../../texts/refusals.ts';
import { challengeMs, newPasskeyChallenge } from '../passkeys/passkey-challenge.ts';
import { requireRelyingParty, wrongPasskey } from '../passkeys/passkey-problems.ts';
import { credentialsOf } from '../passkeys/passkey-store.ts';
import { withAssertion } from '../passkeys/take-assertion.ts';
import { lockAccount } from '../second-factor/second-factor-store.ts';
import { readCode, takeCode } from '../second-factor/take-code.ts';
import { guardedAttempt } from '../sign-in/guarded-attempt.ts';
import { factorsOf, noteConfirmed } from './confirmation-store.ts';
import { proofGuard, withPassword } from './proof.ts';

/** The last authentication of this session, and whether a passkey can be used instead of the password. */
export const confirmationOf = async (
  { db, now, publicUrl }: Context,
  { id, session_id }: Administrator,
): Promise<ConfirmationView> => {
  const factors = await factorsOf(db, session_id);
  const party = relyingParty(publicUrl);
  const usable = party ? await credentialsOf(db, id, party.rp_id) : [];
  return {
    is_confirmed: factors !== undefined && isFresh(factors, 'confirmed', now()),
    is_recent: factors !== undefined && isFresh(factors, 'recent', now()),
    passkey_origin: party && usable.length > 0 ? party.origin : null,
  };
};

/** Returns the options for a signature of one of the caller's passkeys. Throws 409 where browsers allow no passkeys. */
export const confirmationOptions = async (
  context: Context,
  { id, session_id }: Administrator,
  language: Language,
): Promise<AssertionOptions> => {
  const { rp_id: rpId } = requireRelyingParty(context, language);
  const own = await credentialsOf(context.db, id, rpId);
  const challenge = await newPasskeyChallenge(context, { purpose: 'confirm', session_id });
  const allowCredentials = own.map((credential) => ({ id: credential, type: 'public-key' as const }));
  return { challenge, rpId, timeout: challengeMs, userVerification: 'required', allowCredentials };
};

/**
 * Authenticates the person of a session again, and records when. Throws 403 if the password, code or signature is
 * wrong, 429 after ten wrong ones in this session.
 */
export const confirm = async (
  context: Context,
  administrator: Administrator,
  { password, code, passkey }: Confirmation,
  language: Language,
): Promise<ConfirmationView> => {
  const note = async (trx: Database): Promise<true> => {
    await noteConfirmed(trx, administrator.session_id, context.now());
    return true;
  };
  if (password !== undefined) await withPassword(context, administrator, { password, language }, note);
  else if (passkey) await confirmByPasskey(context, administrator, { passkey, language, note });
  else await confirmByCode(context, administrator, { code: code ?? '', language, note });
  return confirmationOf(context, administrator);
};

interface Noted {
  readonly language: Language;
  readonly note: (trx: Database) => Promise<true>;
}

const confirmByPasskey = (
  context: Context,
  administrator: Administrator,
  { passkey, language, note }: Noted & { readonly passkey: Assertion },
): Promise<true> => {
  const party = requireRelyingParty(context, language);
  const use = { purpose: 'confirm', session_id: administrator.session_id } as const;
  const expected = { party, use, adminId: administrator.id };
  return guardedAttempt(context, proofGuard(administrator, wrongPasskey(403, language), language), () =>
    withAssertion(context, passkey, expected, note),
  );
};

const confirmByCode = (
  context: Context,
  administrator: Administrator,
  { code, language, note }: Noted & { readonly code: string },
): Promise<true> => {
  const { id } = administrator;
  const wrong = new Problem(403, 'wrong_code', refusals[language].wrong_code);
  return guardedAttempt(context, proofGuard(administrator, wrong, language), async () => {
    const read = await readCode(context, id, { typed: code, language });
    if (!read) return undefined;
    return inTransaction(context.db, async (trx) => {
      await lockAccount(trx, id);
      return (await takeCode(context, trx, id, read)) ? note(trx) : undefined;
    });
  });
};
