import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { challengeByToken, insertChallenge } from './challenge-store.ts';

/** How long a code is awaited after the password was right. */
const validForMs = 5 * MINUTE;

/** A challenge for whoever has shown an account's password: 256 random bits, only their hash kept. `expires_at`: epoch ms. */
export const newChallenge = async (
  { db, now }: Context,
  adminId: string,
): Promise<{ token: string; expires_at: number }> => {
  const token = `fbc_${randomBytes(32).toString('base64url')}`;
  const expires_at = now() + validForMs;
  await insertChallenge(db, { id: randomUUID(), token_hash: hashOf(token), admin_id: adminId, expires_at }, now());
  return { token, expires_at };
};

/** The account that an Authorization header holds an open challenge of; undefined for anything else. */
export const challenged = async (
  { db, now }: Context,
  authorization: string | undefined,
): Promise<Administrator | undefined> => {
  const token = /^Bearer (fbc_[\w-]{43})$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : challengeByToken(db, hashOf(token), now());
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
