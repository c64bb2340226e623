import type { Context } from '#shared/server/context.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { keyAuthentication } from './api-keys.ts';
import { authenticate } from './session.ts';

/** Tells who an Authorization header belongs to: an administrator's live session, or a program's key. */
export const authentication = (context: Context) => {
  const byKey = keyAuthentication(context);
  return async (authorization: string | undefined): Promise<Administrator | undefined> =>
    (await authenticate(context, authorization)) ?? byKey(authorization);
};
