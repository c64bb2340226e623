import type { Call } from '#shared/contract/client-types.ts';
import { type Contract, withVersion } from '#shared/contract/endpoint.ts';
import { ApiError } from '#shared/web/admin/api-error.ts';
import { caller, type SendFile } from '#shared/web/call/call.ts';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { laterCode } from '#shared/web/call/later-code.ts';
import { dropSessionToken, sessionToken } from './session-token.ts';

/** Most sessions send no file: what sends one is loaded with the first. */
const sendingCode = laterCode(() => import('./send-file.ts'));

const sendFile: SendFile = async (request) => {
  const sending = await sendingCode.load().catch((cause: unknown) => {
    throw new NetworkError('The server could not be reached', { cause });
  });
  return sending.sendFile(request);
};

/**
 * A typed client of the administration endpoints of a contract: `adminCaller<typeof bookingAdminContract>()`. Sends the
 * token and JSON, throws ApiError, and ends the session if the server no longer accepts its token.
 */
export const adminCaller = <C extends Contract>(): Call<C> => {
  const call = caller<C>(adminHeaders, sendFile) as (...input: unknown[]) => Promise<unknown>;
  return (async (...input: unknown[]) => {
    const token = sessionToken();
    try {
      return await call(...input);
    } catch (error) {
      throw error instanceof CallError ? adminRefusal(error.status, error.body, token) : error;
    }
  }) as Call<C>;
};

/** The headers of every administration request. */
export const adminHeaders = (): Record<string, string> => {
  const token = sessionToken();
  return {
    'content-type': 'application/json',
    [withVersion]: '1',
    // Texts of the server use the language of the page, whatever the browser prefers.
    'accept-language': document.documentElement.lang,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
};

/** Returns the error of a response. A late 401 of an earlier session does not end the current one. */
export const adminRefusal = (status: number, body: string, token: string | null): ApiError => {
  if (status === 401 && token !== null && token === sessionToken()) dropSessionToken('expired');
  return new ApiError(status, body);
};
