import type { Context } from '#shared/server/context.ts';
import { secretWithHash } from '#shared/server/secrets/secret-link.ts';

/**
 * Returns the link of an invitation; undefined if the key that its secret was derived from was removed. The secret is in
 * the fragment: it is not sent to servers, and appears in no log.
 */
export const invitationUrl = (
  { publicUrl, secretKey }: Pick<Context, 'publicUrl' | 'secretKey'>,
  { id, token_hash }: { readonly id: string; readonly token_hash: Buffer },
): string | undefined => {
  const secret = secretWithHash(secretKey, 'invitation', id, token_hash);
  return secret === undefined ? undefined : `${publicUrl}/admin/login#invitation=${secret}`;
};
