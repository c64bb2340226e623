import { createHash, createHmac } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { allKeys } from '#shared/server/secret-keys.ts';

const secretBytes = 16;

/**
 * The secret part of the link of an offer: 128 bits that nobody can derive without the key of the studio. The database
 * has only a hash of it, so a copy of the database opens no offer.
 */
export const secretOf = (key: string, offerId: string): string =>
  createHmac('sha256', key).update(`offer:${offerId}`).digest().subarray(0, secretBytes).toString('base64url');

export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * The address of an offer. The key of the studio may have changed since it was made: the key is used whose secret has
 * the stored hash. Null if none of them has.
 */
export const offerUrl = (
  { publicUrl, secretKey }: Pick<Context, 'publicUrl' | 'secretKey'>,
  { id, link_hash }: { readonly id: string; readonly link_hash: Buffer },
): string | null => {
  const secret = allKeys(secretKey)
    .map((key) => secretOf(key, id))
    .find((one) => hashOfSecret(one).equals(link_hash));
  return secret === undefined ? null : `${publicUrl}/offer/${secret}`;
};
