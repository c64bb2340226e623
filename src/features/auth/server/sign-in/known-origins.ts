import { randomBytes } from 'node:crypto';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { allKeys, type SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { hashOfSecret, secretOf } from '#shared/server/secrets/secret-link.ts';
import type { SeenBefore } from '../../domain/new-device.ts';
import { hasSignedIn } from '../store.ts';
import { type OriginRow, originsSeen, storeKnownOrigin } from './known-origin-store.ts';

const knownForMs = 90 * DAY;
const mostOfAKind = 20;

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly network: string;
  /**
   * The token this browser was given at an earlier sign-in; null: it has none and requests one; undefined: it does not
   * request one.
   */
  readonly device_token: string | null | undefined;
  /** What the browser says it is. */
  readonly user_agent?: string | undefined;
}

export interface KnownOrigin {
  /** The subject under which failures of this device are counted; undefined: it is unknown to the account. */
  readonly device: string | undefined;
  readonly isKnownNetwork: boolean;
}

/** Returns how an origin is known to an account. For no account (undefined) it returns nothing, after the same time. */
export const knownOrigin = async (
  context: Context,
  adminId: string | undefined,
  origin: SignInOrigin,
): Promise<KnownOrigin> => {
  const device = deviceOf(origin.device_token ?? '');
  const since = context.now() - knownForMs;
  const kinds = await originsSeen(context.db, adminId, [device, ...networksOf(context, origin)], since);
  return {
    device: kinds.has('device') ? `device:${adminId} ${device.hash.toString('hex')}` : undefined,
    isKnownNetwork: kinds.has('network'),
  };
};

/** What an account knows about an origin of a sign-in that is complete, before it is stored. */
export const seenBefore = async (
  context: Context,
  trx: Database,
  adminId: string,
  origin: SignInOrigin,
): Promise<SeenBefore> => {
  const since = context.now() - knownForMs;
  const device = deviceOf(origin.device_token ?? '');
  const kinds = await originsSeen(trx, adminId, [device, ...networksOf(context, origin)], since);
  const known = kinds.has('device') ? 'known' : 'unknown';
  return {
    hasSignedIn: await hasSignedIn(trx, adminId),
    device: origin.device_token === undefined ? 'none' : known,
    isKnownNetwork: kinds.has('network'),
  };
};

/**
 * Stores the origin that an administrator has just signed in from. The caller has locked the account. Returns the new token
 * for a browser that requested one.
 */
export const recordOrigin = async (
  context: Context,
  trx: Database,
  adminId: string,
  origin: SignInOrigin,
): Promise<string | undefined> => {
  const now = context.now();
  const since = now - knownForMs;
  const note = (row: OriginRow) => storeKnownOrigin(trx, adminId, row, now, { most: mostOfAKind, since });
  await note(networkWith(context.secretKey, origin));
  if (origin.device_token === undefined) return undefined;
  const browser = deviceOf(origin.device_token ?? '');
  if ((await originsSeen(trx, adminId, [browser], since)).has('device')) {
    await note(browser);
    return undefined;
  }
  const token = randomBytes(32).toString('base64url');
  await note(deviceOf(token));
  return token;
};

const deviceOf = (token: string): OriginRow => ({
  kind: 'device',
  hash: hashOfSecret(`device:${token}`),
});

const networkWith = (key: SecretKey, { network }: SignInOrigin): OriginRow => ({
  kind: 'network',
  hash: secretOf(key, 'known network', network),
});

const networksOf = ({ secretKey }: Context, origin: SignInOrigin): OriginRow[] =>
  allKeys(secretKey).map((key) => networkWith(key, origin));
