import type { Context } from '#shared/server/context.ts';
import { isSecretOf, secretOf } from '#shared/server/secrets/secret-link.ts';

const idBytes = 16;

/**
 * The secret part of the link by which a session can be ended: its ID and 128 bits that nobody can derive without the
 * key of the studio. The database stores nothing of it.
 */
export const endToken = ({ secretKey }: Pick<Context, 'secretKey'>, sessionId: string): string => {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, secretOf(secretKey, 'end sign-in', id)]).toString('base64url');
};

/** Returns the ID of the session that a token may end; undefined if it is not one of this studio. */
export const sessionOfToken = ({ secretKey }: Pick<Context, 'secretKey'>, token: string): string | undefined => {
  const bytes = Buffer.from(token, 'base64url');
  const [id, secret] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  if (!isSecretOf(secretKey, 'end sign-in', id, secret)) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** In the fragment: it is not sent to servers, and appears in no log. */
export const endUrl = (context: Pick<Context, 'secretKey' | 'publicUrl'>, sessionId: string): string =>
  `${context.publicUrl}/admin/login#end-sign-in=${endToken(context, sessionId)}`;
