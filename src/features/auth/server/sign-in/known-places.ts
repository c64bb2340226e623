import { createHash, createHmac, randomBytes } from 'node:crypto';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { allKeys, firstKey } from '#shared/server/secrets/secret-keys.ts';
import type { SeenBefore } from '../../domain/new-device.ts';
import { hasSignedIn } from '../store.ts';
import { notePlace, type PlaceRow, placesSeen } from './known-place-store.ts';

const knownForMs = 90 * DAY;
const mostOfAKind = 20;

/** Where a sign-in comes from. */
export interface SignInPlace {
  readonly network: string;
  /**
   * The token this browser was given at an earlier sign-in; null: it has none and requests one; undefined: it does not
   * request one.
   */
  readonly device_token: string | null | undefined;
  /** What the browser says it is. */
  readonly user_agent?: string | undefined;
}

export interface KnownPlace {
  /** The subject under which failures of this device are counted; undefined: it is unknown to the account. */
  readonly device: string | undefined;
  readonly isKnownNetwork: boolean;
}

/** Returns how a place is known to an account. For no account (undefined) it returns nothing, after the same time. */
export const knownPlace = async (
  context: Context,
  adminId: string | undefined,
  place: SignInPlace,
): Promise<KnownPlace> => {
  const device = deviceOf(place.device_token ?? '');
  const since = context.now() - knownForMs;
  const kinds = await placesSeen(context.db, adminId, [device, ...networksOf(context, place)], since);
  return {
    device: kinds.has('device') ? `device:${adminId} ${device.hash.toString('hex')}` : undefined,
    isKnownNetwork: kinds.has('network'),
  };
};

/** What an account knows about a place of a sign-in that is complete, before it is stored. */
export const seenBefore = async (
  context: Context,
  trx: Database,
  adminId: string,
  place: SignInPlace,
): Promise<SeenBefore> => {
  const since = context.now() - knownForMs;
  const device = deviceOf(place.device_token ?? '');
  const kinds = await placesSeen(trx, adminId, [device, ...networksOf(context, place)], since);
  const known = kinds.has('device') ? 'known' : 'unknown';
  return {
    hasSignedIn: await hasSignedIn(trx, adminId),
    device: place.device_token === undefined ? 'none' : known,
    isKnownNetwork: kinds.has('network'),
  };
};

/**
 * Stores the place where an administrator has just signed in. The caller has locked the account. Returns the new token
 * for a browser that requested one.
 */
export const storePlace = async (
  context: Context,
  trx: Database,
  adminId: string,
  place: SignInPlace,
): Promise<string | undefined> => {
  const now = context.now();
  const since = now - knownForMs;
  const note = (row: PlaceRow) => notePlace(trx, adminId, row, now, { most: mostOfAKind, since });
  await note(networkWith(firstKey(context.secretKey), place));
  if (place.device_token === undefined) return undefined;
  const given = deviceOf(place.device_token ?? '');
  if ((await placesSeen(trx, adminId, [given], since)).has('device')) {
    await note(given);
    return undefined;
  }
  const token = randomBytes(32).toString('base64url');
  await note(deviceOf(token));
  return token;
};

const deviceOf = (token: string): PlaceRow => ({
  kind: 'device',
  hash: createHash('sha256').update(`device:${token}`).digest(),
});

// A keyed hash: there are so few addresses that a plain hash could be reversed by trying them all.
const networkWith = (key: string, { network }: SignInPlace): PlaceRow => ({
  kind: 'network',
  hash: createHmac('sha256', key).update(`known network:${network}`).digest(),
});

const networksOf = ({ secretKey }: Context, place: SignInPlace): PlaceRow[] =>
  allKeys(secretKey).map((key) => networkWith(key, place));
