import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { networkLimits } from '#shared/server/http/network-of.ts';
import { refusals } from '../../texts/refusals.ts';
import { passwordMatches } from '../password/password.ts';
import { lockAccount } from '../second-factor/second-factor-store.ts';
import type { NewSignInSession } from '../session/session.ts';
import { adminByEmail, type KnownAdmin } from '../store.ts';
import { newChallenge } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { guardedAttempt, type Limit, lockedSeconds } from './guarded-attempt.ts';
import { type KnownOrigin, knownOrigin, type SignInOrigin } from './known-origins.ts';

/** Number of failures within 15 minutes after which a sign-in is refused without checking the password. */
export const allowedFailures = { pair: 10, email: 30, ip: 100 } as const;

interface SignIn extends SignInOrigin {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

/**
 * Signs an administrator in. A wrong address and a wrong password give the same response after the same time. For an
 * account with a second factor it throws a Problem that contains a challenge for the second step.
 */
export const signIn = async (context: Context, credentials: SignIn): Promise<NewSignInSession> => {
  const wrong = new Problem(401, 'wrong_credentials', refusals[credentials.language].wrong_credentials);
  const { id, has_second_factor } = await provePassword(context, credentials, wrong);
  if (has_second_factor) throw await codeRequired(context, id, credentials.language);
  const session = await inTransaction(context.db, async (trx) => {
    await lockAccount(trx, id);
    return completeSignIn(context, trx, id, credentials);
  });
  context.log.info({ administrator: id }, 'signed in');
  return session;
};

// An error and not a success: a client without support for second factors must not treat it as a sign-in.
const codeRequired = async (context: Context, adminId: string, language: Language): Promise<Problem> => {
  const { token, expires_at } = await newChallenge(context, adminId);
  return new Problem(401, 'second_factor_required', refusals[language].second_factor_required, {
    more: { challenge: token, challenge_expires_at: formatInstant(expires_at) },
  });
};

/**
 * Returns the administrator with this address and password; throws `wrong` otherwise. Failures are counted for the
 * address, for the network, and for both together. In a browser that is known to the account they are counted for that
 * browser alone.
 */
const provePassword = async (context: Context, credentials: SignIn, wrong: Problem): Promise<KnownAdmin> => {
  const { password, language } = credentials;
  const address = credentials.email.trim().toLowerCase();
  const admin = await adminByEmail(context.db, address);
  const guard = {
    limits: limitsOf(context, address, credentials.network, await knownOrigin(context, admin?.id, credentials)),
    about: address,
    wrong,
    tooMany: new Problem(429, 'too_many_sign_ins', refusals[language].too_many, { retryAfterSeconds: lockedSeconds }),
    what: 'password',
    administrator: admin?.id ?? 'unknown',
  };
  return guardedAttempt(context, guard, async () =>
    (await passwordMatches(password, admin?.password_hash, language)) ? admin : undefined,
  );
};

/** Returns the limits of an attempt. In a known browser only its own failures count. */
const limitsOf = ({ rateLimit }: Context, address: string, network: string, known: KnownOrigin): Limit[] => {
  if (known.device !== undefined) return [{ subject: known.device, allowed: allowedFailures.pair, isForgiven: true }];
  const pair = { subject: `pair:${network} ${address}`, allowed: allowedFailures.pair, isForgiven: true };
  if (!rateLimit) return [pair];
  const email = { subject: `email:${address}`, allowed: allowedFailures.email, isForgiven: false };
  const ofNetwork = limitsOfNetwork(network);
  return known.isKnownNetwork ? [pair, ...ofNetwork] : [pair, email, ...ofNetwork];
};

/** The limits of a network for all accounts together, whichever way of signing in failed. */
export const limitsOfNetwork = (network: string): Limit[] =>
  networkLimits(network, allowedFailures.ip).map((limit) => ({
    subject: `ip:${limit.network}`,
    allowed: limit.allowed,
    isForgiven: false,
  }));
