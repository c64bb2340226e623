import { createHash, randomUUID } from 'node:crypto';
import type { Problem } from '#shared/contract/problem.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import {
  countFailures,
  deleteAttempt,
  deleteFailuresAbout,
  forgetFailures,
  insertAttempt,
  lockSubjects,
} from './attempt-store.ts';

const windowMs = 15 * MINUTE;
/** The waiting time that a refusal for too many failures states, in seconds. */
export const lockedSeconds = windowMs / 1000;

export interface Limit {
  /** What is counted, such as 'email:studio@example.de'; only its hash is stored. */
  readonly subject: string;
  /** Number of failures within 15 minutes after which the next attempt is refused without a check. */
  readonly allowed: number;
  /** Whether a success deletes all failures of this subject; otherwise only its own entry. */
  readonly isForgiven: boolean;
}

export interface Guard {
  readonly limits: readonly Limit[];
  /** The e-mail address of the sign-in: see `forgetFailuresAbout`. */
  readonly about?: string;
  readonly wrong: Problem;
  readonly tooMany: Problem;
  /** What was attempted, for the log. */
  readonly what: string;
  readonly administrator?: string;
  /** The campaign whose access code was attempted, for the log. */
  readonly campaign?: string;
}

/**
 * Runs one attempt to authenticate; undefined from it means wrong credentials. The attempt is stored as failed before
 * anything is checked, and removed if it was right or if nothing was checked after all. The limits therefore apply to
 * concurrent attempts too, across all processes, and no attempt waits for the hash of another one.
 */
export const guardedAttempt = async <Result>(
  context: Context,
  guard: Guard,
  attempt: () => Promise<Result | undefined>,
): Promise<Result> => {
  const id = await reserve(context, guard);
  const { administrator, campaign } = guard;
  if (id === undefined) {
    context.log.warn({ administrator, campaign }, `a ${guard.what} was refused after too many failures`);
    throw guard.tooMany;
  }
  let result: Result | undefined;
  try {
    result = await attempt();
  } catch (error) {
    await deleteAttempt(context.db, id);
    throw error;
  }
  if (result === undefined) {
    context.log.warn({ administrator, campaign }, `a ${guard.what} was wrong`);
    throw guard.wrong;
  }
  await deleteAttempt(context.db, id);
  await forgetFailures(context.db, hashesOf(guard.limits.filter(({ isForgiven }) => isForgiven)));
  return result;
};

/** Records the attempt if none of its limits is reached. Returns its ID; undefined if one is. */
const reserve = async (
  { db, now }: Context,
  { limits, about }: Pick<Guard, 'limits' | 'about'>,
): Promise<string | undefined> => {
  const subjects = hashesOf(limits);
  const isReached = async (on: Database): Promise<boolean> => {
    const counts = await countFailures(on, subjects, now(), windowMs);
    return limits.some(({ allowed }, index) => (counts[index] ?? 0) >= allowed);
  };
  // First without the lock: once a limit is reached, further guesses do not wait for those being counted.
  if (await isReached(db)) return undefined;
  return inTransaction(db, async (trx) => {
    await lockSubjects(trx, subjects);
    if (await isReached(trx)) return undefined;
    const id = randomUUID();
    await insertAttempt(trx, {
      id,
      subjects,
      about: about === undefined ? null : hashOf(`email:${about}`),
      at: now(),
      forgetBefore: now() - windowMs,
    });
    return id;
  });
};

/**
 * Deletes everything that counts against signing in to an account: after a password change, earlier attempts are no
 * progress towards the new password.
 */
export const forgetFailuresAbout = async (
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  await deleteFailuresAbout(db, hashOf(`email:${email}`));
  await forgetFailures(db, hashesOf([{ subject: `email:${email}` }, { subject: `sign-in code:${id}` }]));
};

const hashesOf = (limits: readonly Pick<Limit, 'subject'>[]): Buffer[] => limits.map(({ subject }) => hashOf(subject));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
