import type { Call, CallOptions } from '#shared/contract/client-types.ts';
import type { Contract } from '#shared/contract/endpoint.ts';
import { CallError, NetworkError } from './call-error.ts';

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
 * there is no response.
 */
export const caller = <C extends Contract>(headers: () => Readonly<Record<string, string>> = () => ({})): Call<C> =>
  (async (key: string, parts: Parts = {}, options: CallOptions = {}) => {
    const [method = 'GET', path = '/'] = key.split(' ');
    const body = parts.file ? formOf(parts.file) : parts.body === undefined ? undefined : JSON.stringify(parts.body);
    const response = await reach(address(path, parts), {
      method,
      headers: headersOf(body, { ...headers(), ...options.headers }),
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new CallError(response.status, text);
    return JSON.parse(text) as unknown;
  }) as unknown as Call<C>;

const headersOf = (
  body: string | FormData | undefined,
  asked: Readonly<Record<string, string>>,
): Record<string, string> => {
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(body && { 'content-type': 'application/json' }),
    ...asked,
  };
  // For a form the browser sets the content type itself, with its boundary.
  if (body instanceof FormData) delete headers['content-type'];
  return headers;
};

const formOf = (file: Blob): FormData => {
  const form = new FormData();
  form.set('file', file);
  return form;
};

const reach = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError('The server could not be reached', { cause: error });
  }
};

const address = (path: string, parts: Parts): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
};
