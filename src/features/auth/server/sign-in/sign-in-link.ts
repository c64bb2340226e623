import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { allKeys, firstKey } from '#shared/server/secrets/secret-keys.ts';

const idBytes = 16;
const macBytes = 16;

/**
 * The secret part of the link by which a session can be ended: its ID and 128 bits that nobody can derive without the
 * key of the studio. The database stores nothing of it.
 */
export const endToken = ({ secretKey }: Pick<Context, 'secretKey'>, sessionId: string): string => {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(firstKey(secretKey), id)]).toString('base64url');
};

/** Returns the ID of the session that a token may end; undefined if it is not one of this studio. */
export const sessionOfToken = ({ secretKey }: Pick<Context, 'secretKey'>, token: string): string | undefined => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + macBytes) return undefined;
  const [id, mac] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  if (!allKeys(secretKey).some((key) => timingSafeEqual(macOf(key, id), mac))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** In the fragment: it is not sent to servers, and appears in no log. */
export const endUrl = (context: Pick<Context, 'secretKey' | 'publicUrl'>, sessionId: string): string =>
  `${context.publicUrl}/admin/login#end-sign-in=${endToken(context, sessionId)}`;

const macOf = (key: string, id: Buffer): Buffer =>
  createHmac('sha256', key).update('end sign-in:').update(id).digest().subarray(0, macBytes);
