import type { Access } from '#shared/contract/endpoint.ts';
import type { Context } from '#shared/server/context.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { keyAuthentication } from '../api-keys/api-keys.ts';
import { challenged } from '../sign-in/challenge.ts';
import { authenticate } from './session.ts';

/**
 * Returns a function that identifies the caller of an Authorization header: an administrator with a live session, or an
 * API key. For endpoints that require a challenge, only an open challenge is accepted.
 */
export const authentication = (context: Context) => {
  const byKey = keyAuthentication(context);
  return async (authorization: string | undefined, access: Access): Promise<Administrator | undefined> =>
    access === 'challenge'
      ? challenged(context, authorization)
      : ((await authenticate(context, authorization)) ?? byKey(authorization));
};
