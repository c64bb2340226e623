import { createHash, randomUUID } from 'node:crypto';
import type { Problem } from '#shared/contract/problem.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
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
/** What a refusal for too many failures tells of waiting. */
export const lockedSeconds = windowMs / 1000;

export interface Limit {
  /** What is counted, such as 'email:studio@example.de'; only its hash is kept. */
  readonly subject: string;
  /** Failures within 15 minutes after which the next attempt is refused without looking. */
  readonly allowed: number;
  /** Whether a right one ends what is counted here; else it takes back only itself. */
  readonly isForgiven: boolean;
}

export interface Guard {
  readonly limits: readonly Limit[];
  /** The e-mail address that is signed in with: see `forgetFailuresAbout`. */
  readonly about?: string;
  readonly wrong: Problem;
  readonly tooMany: Problem;
  /** For the log. */
  readonly what: string;
  readonly administrator: string;
}

/**
 * One attempt to show who one is: undefined means a wrong one. It is counted as failed, in the database, before anything is
 * looked at, and taken back when it was right or nothing was looked at after all. So many at once are no more than one
 * after the other, on all processes, and nobody waits for another's hash.
 */
export const guardedAttempt = async <Result>(
  context: Context,
  guard: Guard,
  attempt: () => Promise<Result | undefined>,
): Promise<Result> => {
  const id = await reserve(context, guard);
  if (id === undefined) {
    context.log.warn({ administrator: guard.administrator }, `a ${guard.what} was refused after too many failures`);
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
    context.log.warn({ administrator: guard.administrator }, `a ${guard.what} was wrong`);
    throw guard.wrong;
  }
  await deleteAttempt(context.db, id);
  await forgetFailures(context.db, hashesOf(guard.limits.filter(({ isForgiven }) => isForgiven)));
  return result;
};

/** Counts the attempt while none of its limits is reached; its id, or undefined when one is. */
const reserve = (
  { db, now }: Context,
  { limits, about }: Pick<Guard, 'limits' | 'about'>,
): Promise<string | undefined> => {
  const subjects = hashesOf(limits);
  return inTransaction(db, async (trx) => {
    await lockSubjects(trx, subjects);
    const counts = await countFailures(trx, subjects, now(), windowMs);
    if (limits.some(({ allowed }, index) => (counts[index] ?? 0) >= allowed)) return undefined;
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
 * Takes back everything that counts against signing in to an account: with a new password nothing that was tried before is a
 * step towards it.
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
