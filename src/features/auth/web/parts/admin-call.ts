import type { Call } from '#shared/contract/client-types.ts';
import type { Contract } from '#shared/contract/endpoint.ts';
import { ApiError } from '#shared/web/admin/api-error.ts';
import { caller } from '#shared/web/call.ts';
import { CallError } from '#shared/web/call-error.ts';
import { dropSessionToken, sessionToken } from './session-token.ts';

/**
 * A typed client of the admin endpoints of a contract: `adminCaller<typeof bookingAdminContract>()`. Sends the token
 * and JSON (AUTH-009, ERR-019), throws ApiError, and ends the session when the server no longer knows it (AMB-032).
 */
export const adminCaller = <C extends Contract>(): Call<C> => {
  const call = caller<C>(adminHeaders) as (...input: unknown[]) => Promise<unknown>;
  return (async (...input: unknown[]) => {
    const token = sessionToken();
    try {
      return await call(...input);
    } catch (error) {
      throw error instanceof CallError ? adminRefusal(error.status, error.body, token) : error;
    }
  }) as Call<C>;
};

/** What every call of the admin API carries. */
export const adminHeaders = (): Record<string, string> => {
  const token = sessionToken();
  return {
    'content-type': 'application/json',
    // Texts of the server follow the language of the screen, whatever the browser prefers.
    'accept-language': document.documentElement.lang,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
};

/** The error of an answer. A late 401 of an earlier session does not end the one that has begun since. */
export const adminRefusal = (status: number, body: string, token: string | null): ApiError => {
  if (status === 401 && token !== null && token === sessionToken()) dropSessionToken('expired');
  return new ApiError(status, body);
};
