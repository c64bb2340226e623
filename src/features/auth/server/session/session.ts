import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import type { SignedIn } from '../../contract.ts';
import type { DeviceName } from '../../domain/device-name.ts';
import { extendSession, insertSession, sessionByToken } from '../store.ts';

/** How long a session lasts after its last use. */
export const lifetimeMs = 12 * 3_600_000;
/** The maximum duration of a session, however much it is used. */
const longestMs = 30 * 24 * 3_600_000;
// A session is extended at most this often: one write in five minutes instead of one per request.
const extendEveryMs = 5 * 60_000;

/** Starts a session: the browser gets 256 random bits, the database stores only their hash. */
export const startSession = async (
  { db, now }: Context,
  adminId: string,
  device: DeviceName = { browser: null, system: null },
): Promise<{ id: string; token: string; expires_at: number }> => {
  const token = randomBytes(32).toString('base64url');
  const created = now();
  const expires = created + lifetimeMs;
  const id = randomUUID();
  await insertSession(db, {
    ...device,
    id,
    token_hash: hashOfSecret(token),
    admin_id: adminId,
    created_at: created,
    expires_at: expires,
  });
  return { id, token, expires_at: expires };
};

export interface NewSignInSession {
  readonly token: string;
  /** Epoch ms. */
  readonly expires_at: number;
  /** Only if the browser requested one. */
  readonly device_token?: string | undefined;
}

export const signedInView = ({ token, expires_at, device_token }: NewSignInSession): SignedIn => ({
  access_token: token,
  token_type: 'bearer',
  expires_at: new Date(expires_at).toISOString(),
  device_token,
});

/**
 * Returns the administrator whose live session the Authorization header names; undefined otherwise. Each use extends
 * the session to 12 hours from now, up to 30 days in total.
 */
export const authenticate = async (
  { db, now }: Context,
  authorization: string | undefined,
): Promise<Administrator | undefined> => {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const session = await sessionByToken(db, hashOfSecret(token), now());
  if (!session) return undefined;
  const { created_at, expires_at, ...administrator } = session;
  const expires = Math.min(now() + lifetimeMs, created_at + longestMs);
  if (expires - expires_at > extendEveryMs) await extendSession(db, session.session_id, expires);
  return administrator;
};
