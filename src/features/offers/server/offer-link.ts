import { createHash, createHmac } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { allKeys } from '#shared/server/secret-keys.ts';

const secretBytes = 16;

/** What a secret link leads to: the first part of its path. */
export type LinkSubject = 'offer' | 'waiting';

/**
 * The secret part of the link of an offer or a waiting entry: 128 bits that nobody can derive without the key of the studio. The database
 * has only a hash of it, so a copy of the database opens nothing.
 */
export const secretOf = (key: string, id: string, subject: LinkSubject = 'offer'): string =>
  createHmac('sha256', key).update(`${subject}:${id}`).digest().subarray(0, secretBytes).toString('base64url');

export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * The address of an offer or a waiting entry. The key of the studio may have changed since it was made: the key is used whose secret has
 * the stored hash. Null if none of them has.
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
