import { createHash, createHmac } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { allKeys, firstKey } from '#shared/server/secrets/secret-keys.ts';

/**
 * The secret part of the link of an invitation: 256 bits that cannot be derived without the key of the studio. The
 * database contains only their hash.
 */
const secretWith = (key: string, id: string): string =>
  createHmac('sha256', key).update(`invitation:${id}`).digest('base64url');

export const invitationSecret = ({ secretKey }: Pick<Context, 'secretKey'>, id: string): string =>
  secretWith(firstKey(secretKey), id);

export const hashOfInvitation = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * Returns the link of an invitation, with the key that made its hash; undefined if there is no such key any more. The
 * secret is in the fragment: it is not sent to servers, and appears in no log.
 */
export const invitationUrl = (
  { publicUrl, secretKey }: Pick<Context, 'publicUrl' | 'secretKey'>,
  { id, token_hash }: { readonly id: string; readonly token_hash: Buffer },
): string | undefined => {
  const secret = allKeys(secretKey)
    .map((key) => secretWith(key, id))
    .find((one) => hashOfInvitation(one).equals(token_hash));
  return secret === undefined ? undefined : `${publicUrl}/admin/login#invitation=${secret}`;
};
