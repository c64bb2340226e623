import { createHmac, timingSafeEqual } from 'node:crypto';
import { allKeys, firstKey, type SecretKey } from './secret-keys.ts';

/** What a link is about: a booking, or something of it. */
export interface Linked {
  readonly id: string;
  /** Incremented to invalidate all links handed out so far. */
  readonly link_version: number;
}

/** What the link lets its holder do. The token of one purpose is not that of another. */
export type LinkPurpose = 'cancel' | 'confirm' | 'withdraw';

/**
 * Returns the token of a link. It is derived from what the link is about, so nothing is stored and every mail contains
 * the same one. Version 0 gives the same token as before links had versions.
 */
export const linkToken = (secretKey: SecretKey, purpose: LinkPurpose, linked: Linked): string =>
  tokenWith(firstKey(secretKey), purpose, linked);

/** Whether a token is that of a link, with the key of today or a former one; compares in constant time. */
export const isLinkToken = (
  secretKey: SecretKey,
  purpose: LinkPurpose,
  linked: Linked,
  token: string | undefined,
): boolean => token !== undefined && allKeys(secretKey).some((key) => isSame(tokenWith(key, purpose, linked), token));

const tokenWith = (key: string, purpose: LinkPurpose, { id, link_version }: Linked): string =>
  createHmac('sha256', key)
    .update(`${purpose}:${id}${link_version === 0 ? '' : `:${link_version}`}`)
    .digest('base64url');

const isSame = (token: string, sentToken: string): boolean => {
  const [expected, actual] = [Buffer.from(token), Buffer.from(sentToken)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
