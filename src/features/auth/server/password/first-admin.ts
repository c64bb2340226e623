import { randomUUID } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { needsFirstAdmin, writeFirstAdmin } from '../store.ts';
import { newPasswordFault } from './new-password.ts';
import { hashPassword, newPassword } from './password.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Only if it was generated: to be printed at once. */
  readonly password: string | undefined;
}

/**
 * Creates the first administrator if there is none. While no sign-in has used the password that an earlier start
 * generated, it is replaced: by the given one, else by a newly generated one. Returns undefined if there is nothing to
 * do, or if another process that starts at the same time has done it; `startedAt` identifies those. A given password
 * that the password rule would refuse is accepted here with a warning, because the studio has to start.
 */
export const createFirstAdmin = async (
  { db, log, now }: Context,
  login: { email?: string | undefined; password?: string | undefined; name?: string | undefined },
  startedAt = now(),
): Promise<FirstAdmin | undefined> => {
  if (!(await needsFirstAdmin(db, startedAt))) return undefined;
  const password = login.password ?? newPassword();
  const written = await writeFirstAdmin(db, {
    id: randomUUID(),
    email: login.email?.trim().toLowerCase(),
    full_name: login.name,
    password_hash: await hashPassword(password),
    unusedPasswordAt: login.password === undefined ? now() : undefined,
    startedAt,
  });
  if (written === undefined) return undefined;
  const fault = login.password !== undefined && (await newPasswordFault(password, written));
  if (fault) log.warn({ fault }, 'ADMIN_PASSWORD is easily guessed; choose another under Settings, Account');
  return { email: written.email, password: login.password === undefined ? password : undefined };
};
