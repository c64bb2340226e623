import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { relyingParty } from '../../domain/relying-party.ts';
import type { Assertion, AssertionOptions } from '../../passkeys-contract.ts';
import { refusals } from '../../texts/refusals.ts';
import { challengeMs, newPasskeyChallenge } from '../passkeys/passkey-challenge.ts';
import { requireRelyingParty, wrongPasskey } from '../passkeys/passkey-problems.ts';
import { hasPasskeys } from '../passkeys/passkey-store.ts';
import { withAssertion } from '../passkeys/take-assertion.ts';
import type { NewSignInSession } from '../session/session.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { guardedAttempt, lockedSeconds } from './guarded-attempt.ts';
import type { SignInOrigin } from './known-origins.ts';
import { allowedFailures, limitsOfNetwork } from './sign-in.ts';

/** Whether the sign-in page offers passkeys, and on which origin. */
export const passkeySignIn = async ({
  db,
  publicUrl,
}: Context): Promise<{ origin: string | null; is_possible: boolean }> => {
  const party = relyingParty(publicUrl);
  return { origin: party?.origin ?? null, is_possible: party !== undefined && (await hasPasskeys(db, party.rp_id)) };
};

const use = { purpose: 'sign-in', session_id: null } as const;

/** Begins a sign-in by passkey. No account is named: the browser shows the passkeys that it has for this host. */
export const signInOptions = async (context: Context, language: Language): Promise<AssertionOptions> => {
  const { rp_id: rpId } = requireRelyingParty(context, language);
  const challenge = await newPasskeyChallenge(context, use);
  return { challenge, rpId, timeout: challengeMs, userVerification: 'required' };
};

interface PasskeySignIn extends SignInOrigin {
  readonly passkey: Assertion;
  readonly language: Language;
}

/**
 * Signs an administrator in by a passkey, which counts as both factors: the device verifies its owner. Throws 401 for
 * anything wrong. Failures count for the network, together with those of passwords, since a signature cannot be guessed
 * for one account.
 */
export const signInWithPasskey = async (
  context: Context,
  { passkey: assertion, language, ...from }: PasskeySignIn,
): Promise<NewSignInSession> => {
  const party = requireRelyingParty(context, language);
  const { network } = from;
  const pair = { subject: `pair:${network} passkey`, allowed: allowedFailures.pair, isForgiven: true };
  const guard = {
    limits: context.rateLimit ? [pair, ...limitsOfNetwork(network)] : [pair],
    wrong: wrongPasskey(401, language),
    tooMany: new Problem(429, 'too_many_sign_ins', refusals[language].too_many, { retryAfterSeconds: lockedSeconds }),
    what: 'passkey',
    administrator: 'unknown',
  };
  const { adminId, session } = await guardedAttempt(context, guard, () =>
    withAssertion(context, assertion, { party, use }, async (trx, { admin_id }) => ({
      adminId: admin_id,
      session: await completeSignIn(context, trx, admin_id, from),
    })),
  );
  context.log.info({ administrator: adminId, second_factor: 'passkey' }, 'signed in');
  return session;
};
