import type { Access } from '#shared/contract/endpoint.ts';
import type { Context } from '#shared/server/context.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { keyAuthentication } from './api-keys.ts';
import { challenged } from './challenge.ts';
import { authenticate } from './session.ts';

/**
 * Tells who an Authorization header belongs to: an administrator's live session, or a program's key; where a challenge is
 * asked for, whose open challenge it is and nothing else.
 */
export const authentication = (context: Context) => {
  const byKey = keyAuthentication(context);
  return async (authorization: string | undefined, access: Access): Promise<Administrator | undefined> =>
    access === 'challenge'
      ? challenged(context, authorization)
      : ((await authenticate(context, authorization)) ?? byKey(authorization));
};
