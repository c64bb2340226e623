import { randomUUID } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { hashPassword, newPassword } from './password.ts';
import { hasAdmin, insertFirstAdmin } from './store.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Only when it was generated: to be shown once. */
  readonly password: string | undefined;
}

/** Creates the first administrator while there is none (SRV-59); undefined when there is one already. */
export const createFirstAdmin = async (
  { db }: Context,
  given: { email?: string | undefined; password?: string | undefined; name?: string | undefined },
): Promise<FirstAdmin | undefined> => {
  if (await hasAdmin(db)) return undefined;
  const password = given.password ?? newPassword();
  const email = (given.email ?? 'admin@fotobooking.local').trim().toLowerCase();
  const created = await insertFirstAdmin(db, {
    id: randomUUID(),
    email,
    full_name: given.name ?? 'Studio',
    password_hash: await hashPassword(password),
  });
  return created ? { email, password: given.password === undefined ? password : undefined } : undefined;
};
