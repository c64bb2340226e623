import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { allKeys, firstKey, type SecretKey } from './secret-keys.ts';

/**
 * What is derived from the key of the studio, with its bytes: the secrets of links, and keyed hashes of networks, of which
 * there are so few that a plain hash could be reversed by trying them all. What is derived for one purpose is valid for no
 * other. Neither a name nor a length may ever change: they are in links that were sent, and in stored hashes.
 */
const bytesFor = {
  cancel: 32,
  confirm: 32,
  withdraw: 32,
  offer: 16,
  waiting: 16,
  campaign: 16,
  'campaign institution': 16,
  invitation: 32,
  'end sign-in': 16,
  calendar: 16,
  'booking network': 32,
  'known network': 32,
  'voucher network': 32,
} as const;

type SecretPurpose = keyof typeof bytesFor;

/** Returns what the key of today gives for a purpose and what it is about. Nobody can derive it without the key. */
export const secretOf = (secretKey: SecretKey, purpose: SecretPurpose, id: string | Buffer): Buffer =>
  createHmac('sha256', firstKey(secretKey)).update(`${purpose}:`).update(id).digest().subarray(0, bytesFor[purpose]);

/** The same as text, as links contain it. */
export const secretText = (secretKey: SecretKey, purpose: SecretPurpose, id: string): string =>
  secretOf(secretKey, purpose, id).toString('base64url');

/**
 * Whether somebody has the secret, with the key of today or a former one; compares in constant time. A text must be that
 * of the link in every character.
 */
export const isSecretOf = (
  secretKey: SecretKey,
  purpose: SecretPurpose,
  id: string | Buffer,
  given: string | Buffer | undefined,
): boolean => {
  if (given === undefined) return false;
  return allKeys(secretKey).some((key) => {
    const secret = secretOf(key, purpose, id);
    return typeof given === 'string'
      ? isSame(Buffer.from(secret.toString('base64url')), Buffer.from(given))
      : isSame(secret, given);
  });
};

const isSame = (expected: Buffer, actual: Buffer): boolean =>
  actual.length === expected.length && timingSafeEqual(actual, expected);

/** What is stored of the secret of a link or a token: a copy of the database contains no valid one. */
export const hashOfSecret = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns the secret with a stored hash, as text. The key of the studio may have changed since the hash was stored, so
 * all keys are tried; undefined if it is of none of them.
 */
export const secretWithHash = (
  secretKey: SecretKey,
  purpose: SecretPurpose,
  id: string,
  hash: Buffer,
): string | undefined =>
  allKeys(secretKey)
    .map((key) => secretText(key, purpose, id))
    .find((text) => hashOfSecret(text).equals(hash));

/** What a link of a booking is about: the booking, or something of it. */
export interface Linked {
  readonly id: string;
  /** Incremented to invalidate all links handed out so far. */
  readonly link_version: number;
}

/** What the secret of such a link is derived from. Version 0 is that of links from before they had versions. */
export const versionedId = ({ id, link_version }: Linked): string =>
  link_version === 0 ? id : `${id}:${link_version}`;
