import { createHash, createHmac } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { allKeys } from '#shared/server/secrets/secret-keys.ts';

const secretBytes = 16;

/** The first part of the path of a secret link, by its kind. */
export type LinkSubject = 'offer' | 'waiting';

/**
 * The secret part of the link of an offer or a waiting entry: 128 bits that cannot be derived without the key of the
 * studio. The database contains only their hash, so a copy of the database contains no valid link.
 */
export const secretOf = (key: string, id: string, subject: LinkSubject = 'offer'): string =>
  createHmac('sha256', key).update(`${subject}:${id}`).digest().subarray(0, secretBytes).toString('base64url');

export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * Returns the address of an offer or a waiting entry. The key of the studio may have changed since it was made, so it
 * uses the key whose secret has the stored hash. Null if there is no such key.
 */
export const offerUrl = (
  { publicUrl, secretKey }: Pick<Context, 'publicUrl' | 'secretKey'>,
  { id, link_hash }: { readonly id: string; readonly link_hash: Buffer },
  subject: LinkSubject = 'offer',
): string | null => {
  const secret = allKeys(secretKey)
    .map((key) => secretOf(key, id, subject))
    .find((one) => hashOfSecret(one).equals(link_hash));
  return secret === undefined ? null : `${publicUrl}/${subject}/${secret}`;
};
