import type { Context } from '#shared/server/context.ts';
import { secretWithHash } from '#shared/server/secrets/secret-link.ts';

/** Returns the address of a waiting entry; null if the key that its secret was derived from was removed. */
export const entryUrl = (
  { publicUrl, secretKey }: Pick<Context, 'publicUrl' | 'secretKey'>,
  { id, link_hash }: { readonly id: string; readonly link_hash: Buffer },
): string | null => {
  const secret = secretWithHash(secretKey, 'waiting', id, link_hash);
  return secret === undefined ? null : `${publicUrl}/waiting/${secret}`;
};
