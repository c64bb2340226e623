import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import type { SignedIn } from '../contract.ts';
import { extendSession, insertSession, sessionByToken } from './store.ts';

/** How long a session lasts after it was last used. */
export const lifetimeMs = 12 * 3_600_000;
/** How long a session lasts however much it is used. */
const longestMs = 30 * 24 * 3_600_000;
// A session is extended at most this often: one write in five minutes instead of one with every request.
const extendEveryMs = 5 * 60_000;

/** Starts a session: 256 random bits for the browser, only their hash for the database (SRV-60). */
export const startSession = async (
  { db, now }: Context,
  adminId: string,
): Promise<{ token: string; expires_at: number }> => {
  const token = randomBytes(32).toString('base64url');
  const created = now();
  const expires = created + lifetimeMs;
  await insertSession(db, {
    id: randomUUID(),
    token_hash: hashOf(token),
    admin_id: adminId,
    created_at: created,
    expires_at: expires,
  });
  return { token, expires_at: expires };
};

export interface NewSession {
  readonly token: string;
  /** Epoch ms. */
  readonly expires_at: number;
  /** For a browser that wanted one. */
  readonly device_token?: string | undefined;
}

export const signedInAnswer = ({ token, expires_at, device_token }: NewSession): SignedIn => ({
  access_token: token,
  token_type: 'bearer',
  expires_at: new Date(expires_at).toISOString(),
  device_token,
});

/** The administrator whose live session the Authorization header names; undefined for anything else. Slides the 12 hours, for 30 days at most. */
export const authenticate = async (
  { db, now }: Context,
  authorization: string | undefined,
): Promise<Administrator | undefined> => {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const session = await sessionByToken(db, hashOf(token), now());
  if (!session) return undefined;
  const { created_at, expires_at, ...administrator } = session;
  const expires = Math.min(now() + lifetimeMs, created_at + longestMs);
  if (expires - expires_at > extendEveryMs) await extendSession(db, session.session_id, expires);
  return administrator;
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
