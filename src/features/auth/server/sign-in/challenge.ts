import { randomBytes, randomUUID } from 'node:crypto';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import { challengeByToken, insertChallenge } from './challenge-store.ts';

/** How long a challenge waits for a code after the password was accepted. */
const validForMs = 5 * MINUTE;

/**
 * Creates a challenge for an account whose password was accepted: 256 random bits, of which only the hash is stored.
 * `expires_at`: epoch ms.
 */
export const newChallenge = async (
  { db, now }: Context,
  adminId: string,
): Promise<{ token: string; expires_at: number }> => {
  const token = `fbc_${randomBytes(32).toString('base64url')}`;
  const expires_at = now() + validForMs;
  await insertChallenge(
    db,
    { id: randomUUID(), token_hash: hashOfSecret(token), admin_id: adminId, expires_at },
    now(),
  );
  return { token, expires_at };
};

/** Returns the account whose open challenge the Authorization header contains; undefined otherwise. */
export const challenged = async (
  { db, now }: Context,
  authorization: string | undefined,
): Promise<Administrator | undefined> => {
  const token = /^Bearer (fbc_[\w-]{43})$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : challengeByToken(db, hashOfSecret(token), now());
};
