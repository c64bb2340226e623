import { createHash } from 'node:crypto';
import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { refusals } from '../texts/refusals.ts';
import { passwordMatches } from './password.ts';
import { startSession } from './session.ts';
import { adminByEmail, countFailures, forgetFailures, recordFailure } from './store.ts';

const windowMs = 15 * 60_000;
/** Failures within the window after which a sign-in is refused without looking at the password (SRV-61). */
const allowedFailures = { pair: 10, email: 30, ip: 100 } as const;

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly language: Language;
}

/**
 * Signs an administrator in. A wrong address and a wrong password give one answer after one duration (SRV-60); failures
 * are counted in the database, so that the limit holds across processes, and per address and network as well as for each.
 */
export const signIn = async (
  context: Context,
  { email, password, ip, language }: SignIn,
): Promise<{ token: string; expires_at: number }> => {
  const now = context.now();
  const address = email.trim().toLowerCase();
  const subjects = [subject('pair', `${ip} ${address}`), subject('email', address), subject('ip', ip)];
  if (await tooManyFailures(context, subjects, now)) {
    throw new Problem(429, 'too_many_sign_ins', refusals[language].too_many, { retryAfterSeconds: windowMs / 1000 });
  }
  const admin = await adminByEmail(context.db, address);
  if (!(await passwordMatches(password, admin?.password_hash)) || !admin) {
    await recordFailure(context.db, subjects, now, now - windowMs);
    throw new Problem(401, 'wrong_credentials', refusals[language].wrong_credentials);
  }
  await forgetFailures(context.db, subjects);
  return startSession(context, admin.id);
};

const tooManyFailures = async (context: Context, subjects: readonly Buffer[], now: number): Promise<boolean> => {
  const [pair = 0, email = 0, ip = 0] = await countFailures(context.db, subjects, now - windowMs);
  if (pair >= allowedFailures.pair) return true;
  return context.rateLimit && (email >= allowedFailures.email || ip >= allowedFailures.ip);
};

const subject = (kind: string, value: string): Buffer => createHash('sha256').update(`${kind}:${value}`).digest();
