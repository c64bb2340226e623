import { createHash } from 'node:crypto';
import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { refusals } from '../texts/refusals.ts';
import { newChallenge } from './challenge.ts';
import { passwordMatches } from './password.ts';
import { startSession } from './session.ts';
import { adminByEmail, countFailures, forgetFailures, type KnownAdmin, recordFailure } from './store.ts';

const windowMs = 15 * 60_000;
/** Failures within the window after which a sign-in is refused without looking at the password (SRV-61). */
const allowedFailures = { pair: 10, email: 30, ip: 100 } as const;

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly network: string;
  readonly language: Language;
}

/**
 * Signs an administrator in. A wrong address and a wrong password give one answer after one duration (SRV-60). An account
 * with a second factor is not signed in by it: the refusal carries a challenge for the second step.
 */
export const signIn = async (context: Context, given: SignIn): Promise<{ token: string; expires_at: number }> => {
  const wrong = new Problem(401, 'wrong_credentials', refusals[given.language].wrong_credentials);
  const admin = await provePassword(context, given, wrong);
  if (admin.has_second_factor) throw await codeRequired(context, admin.id, given.language);
  context.log.info({ administrator: admin.id }, 'signed in');
  return startSession(context, admin.id);
};

// A refusal and no success: a program that knows of no second factor must not take it for a sign-in.
const codeRequired = async (context: Context, adminId: string, language: Language): Promise<Problem> => {
  const { token, expires_at } = await newChallenge(context, adminId);
  return new Problem(401, 'second_factor_required', refusals[language].second_factor_required, {
    more: { challenge: token, challenge_expires_at: formatInstant(expires_at) },
  });
};

/**
 * The administrator whom address and password belong to, else `wrong`. Failures are counted in the database, so that the
 * limit holds across processes, and per address and network as well as for each (SRV-61).
 */
export const provePassword = async (
  context: Context,
  { email, password, network, language }: SignIn,
  wrong: Problem,
): Promise<KnownAdmin> => {
  const now = context.now();
  const address = email.trim().toLowerCase();
  const subjects = [subject('pair', `${network} ${address}`), subject('email', address), subject('ip', network)];
  if (await tooManyFailures(context, subjects, now)) {
    context.log.warn('a sign-in was refused after too many failures');
    throw new Problem(429, 'too_many_sign_ins', refusals[language].too_many, { retryAfterSeconds: windowMs / 1000 });
  }
  const admin = await adminByEmail(context.db, address);
  if (!(await passwordMatches(password, admin?.password_hash)) || !admin) {
    await recordFailure(context.db, subjects, now, now - windowMs);
    context.log.warn({ administrator: admin?.id ?? 'unknown' }, 'a password was wrong');
    throw wrong;
  }
  await forgetFailures(context.db, subjects);
  return admin;
};

const tooManyFailures = async (context: Context, subjects: readonly Buffer[], now: number): Promise<boolean> => {
  const [pair = 0, email = 0, ip = 0] = await countFailures(context.db, subjects, now, windowMs);
  if (pair >= allowedFailures.pair) return true;
  return context.rateLimit && (email >= allowedFailures.email || ip >= allowedFailures.ip);
};

const subject = (kind: string, value: string): Buffer => createHash('sha256').update(`${kind}:${value}`).digest();
