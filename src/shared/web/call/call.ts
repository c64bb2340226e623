import type { Call, CallOptions } from '#shared/contract/client-types.ts';
import type { Contract } from '#shared/contract/endpoint.ts';
import { afterPress } from '../press/press.ts';
import { CallError, NetworkError } from './call-error.ts';

/** A request with a file, ready to be sent. */
export interface FileRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
  readonly options: CallOptions;
}

/** Sends a file. Rejects with NetworkError if there is no response. */
export type SendFile = (request: FileRequest) => Promise<{ readonly status: number; readonly text: string }>;

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
  readonly file?: Blob;
}

/**
 * Creates a typed client of the endpoints of a contract: `caller<typeof bookingContract>()('GET /api/bookings/{id}', {
 * params: { id } })`. `headers` is called for every request, so that the current token is sent. Texts of the response are
 * in the language of the page, whatever the browser prefers. Throws CallError for an error response and NetworkError if
 * there is no response, but neither resolves nor rejects during a press, because the page would move under it. Contracts
 * with uploads need `sendFile`.
 */
export const caller = <C extends Contract>(
  headers: () => Readonly<Record<string, string>> = () => ({}),
  sendFile?: SendFile,
): Call<C> =>
  (async (key: string, parts: Parts = {}, options: CallOptions = {}) => {
    const [method = 'GET', path = '/'] = key.split(' ');
    const { file } = parts;
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
    const request = { method, headers: headersOf(body, { ...headers(), ...options.headers }) };
    const url = address(path, parts);
    const { status, text } = await afterPress(
      file && sendFile
        ? sendFile({ ...request, url, file, options })
        : reach(url, {
            ...request,
            ...(body === undefined ? {} : { body }),
            ...(options.signal ? { signal: options.signal } : {}),
            ...(options.keepalive ? { keepalive: true } : {}),
          }),
    );
    if (status < 200 || status >= 300) throw new CallError(status, text);
    return JSON.parse(text) as unknown;
  }) as unknown as Call<C>;

const headersOf = (body: string | undefined, asked: Readonly<Record<string, string>>): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': document.documentElement.lang,
  ...(body && { 'content-type': 'application/json' }),
  ...asked,
});

const reach = async (url: string, init: RequestInit): ReturnType<SendFile> => {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError('The server could not be reached', { cause: error });
  }
  return { status: response.status, text: await response.text() };
};

const address = (path: string, parts: Parts): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
};
