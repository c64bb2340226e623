import { randomUUID } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { newPasswordFault } from './new-password.ts';
import { hashPassword, newPassword } from './password.ts';
import { hasAdmin, insertFirstAdmin } from './store.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Only when it was generated: to be shown once. */
  readonly password: string | undefined;
}

/**
 * Creates the first administrator while there is none (SRV-59); undefined when there is one already. A given password
 * that would not be taken later is taken here, with a warning: a studio has to start.
 */
export const createFirstAdmin = async (
  { db, log }: Context,
  given: { email?: string | undefined; password?: string | undefined; name?: string | undefined },
): Promise<FirstAdmin | undefined> => {
  if (await hasAdmin(db)) return undefined;
  const password = given.password ?? newPassword();
  const full_name = given.name ?? 'Studio';
  const email = (given.email ?? 'admin@fotobooking.local').trim().toLowerCase();
  const created = await insertFirstAdmin(db, {
    id: randomUUID(),
    email,
    full_name,
    password_hash: await hashPassword(password),
  });
  const fault = created && given.password !== undefined && (await newPasswordFault(password, { email, full_name }));
  if (fault) log.warn({ fault }, 'ADMIN_PASSWORD is easily guessed; choose another under Settings, Account');
  return created ? { email, password: given.password === undefined ? password : undefined } : undefined;
};
