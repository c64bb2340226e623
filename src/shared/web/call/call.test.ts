import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { followPresses } from '../press/press.ts';
import { caller, type SendFile } from './call.ts';
import { CallError, NetworkError } from './call-error.ts';

const contract = defineContract({
  'GET /api/things/{id}': {
    summary: 'a thing',
    access: 'public',
    params: z.object({ id: z.string() }),
    query: z.object({ from: z.string().optional(), limit: z.number().optional() }),
    response: z.object({ name: z.string() }),
  },
  'POST /api/things': {
    summary: 'a new thing',
    access: 'public',
    body: z.object({ name: z.string() }),
    response: z.object({ id: z.string() }),
    status: 201,
  },
  'POST /api/picture': { summary: 'a file', access: 'public', upload: { maxBytes: 9 }, response: z.object({}) },
  'GET /api/all': { summary: 'all', access: 'public', response: z.array(z.string()) },
});

const stubFetch = (status: number, body: string) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const page = { lang: 'de' };
beforeEach(() => {
  page.lang = 'de';
  vi.stubGlobal('document', { documentElement: page });
});
afterEach(() => void vi.unstubAllGlobals());

const failure = async (status: number, body: string): Promise<CallError> => {
  stubFetch(status, body);
  const error: unknown = await caller<typeof contract>()('GET /api/all').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};

describe('a call', () => {
  test('fills in the path, leaves out undefined parameters and parses the response', async () => {
    const fetch = stubFetch(200, '{"name":"Ä"}');
    const call = caller<typeof contract>();
    const parts = { params: { id: 'a/b?c' }, query: { from: 'x & y' } };
    expect(await call('GET /api/things/{id}', parts)).toEqual({ name: 'Ä' });
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('/api/things/a%2Fb%3Fc?from=x+%26+y');
    expect(init).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
    expect(init).not.toHaveProperty('body');
  });

  test('requests texts in the current language of the page', async () => {
    const fetch = stubFetch(200, '[]');
    const call = caller<typeof contract>();
    const languages = [];
    for (const lang of ['de', 'ru']) {
      page.lang = lang;
      await call('GET /api/all');
      languages.push(new Headers(fetch.mock.lastCall?.[1]?.headers).get('accept-language'));
    }
    expect(languages).toEqual(['de', 'ru']);
  });

  test('hands a file to the given sender, with its address, headers and options', async () => {
    const sendFile = vi.fn<SendFile>(async () => ({ status: 200, text: '{}' }));
    const file = new File(['x'], 'logo.png');
    const onProgress = () => undefined;
    const call = caller<typeof contract>(() => ({ authorization: 'Bearer one' }), sendFile);
    expect(await call('POST /api/picture', { file }, { onProgress })).toEqual({});
    expect(sendFile.mock.calls[0]![0]).toMatchObject({
      method: 'POST',
      url: '/api/picture',
      file,
      headers: { authorization: 'Bearer one' },
      options: { onProgress },
    });
    sendFile.mockResolvedValue({ status: 413, text: '{"detail":"zu groß"}' });
    await expect(call('POST /api/picture', { file })).rejects.toMatchObject({ status: 413, detail: 'zu groß' });
  });

  test('sends JSON with the current headers (ERR-019)', async () => {
    const fetch = stubFetch(201, '{"id":"1"}');
    let token = 'one';
    const call = caller<typeof contract>(() => ({ authorization: `Bearer ${token}` }));
    token = 'two';
    await call('POST /api/things', { body: { name: 'x' } }, { headers: { 'idempotency-key': 'k' } });
    expect(fetch.mock.calls[0]![1]).toMatchObject({
      method: 'POST',
      body: '{"name":"x"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer two', 'idempotency-key': 'k' },
    });
  });
});

describe('the answer of a call', () => {
  const events = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    followPresses();
  });
  afterEach(() => void events.dispatchEvent(new Event('click')));

  test('waits for the end of a press, because what it changes would move the page under the finger', async () => {
    const fetch = stubFetch(200, '[]');
    events.dispatchEvent(new Event('pointerdown'));
    const answered = vi.fn<(answer: unknown) => void>();
    const call = caller<typeof contract>()('GET /api/all').then(answered);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(answered).not.toHaveBeenCalled();
    events.dispatchEvent(new Event('click'));
    await call;
    expect(answered).toHaveBeenCalledWith([]);
  });
});

describe('a call that fails', () => {
  test.each([
    [409, '{"detail":"Time slot not available (conflict)","code":"taken"}', 'Time slot not available (conflict)'],
    [503, '', 'HTTP 503'],
    [500, '<html>oops</html>', 'HTTP 500'],
    [400, '{"detail":""}', 'HTTP 400'],
    [500, 'null', 'HTTP 500'],
    [500, '"text"', 'HTTP 500'],
  ])('%i %s has the message %s (API-032)', async (status, body, message) => {
    const error = await failure(status, body);
    expect(error.message).toBe(message);
    expect(error).toMatchObject({ status, body });
  });

  test('invalid fields are reported field by field (API-032)', async () => {
    const error = await failure(422, '{"detail":[{"loc":["body","email"],"msg":"is no address","type":"x"}]}');
    expect(error.message).toBe('body.email: is no address');
    expect(error.fields).toHaveLength(1);
  });

  test('without a response it is a network error, unless it was aborted (ERR-004, API-033)', async () => {
    const refuse = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', refuse);
    await expect(caller<typeof contract>()('GET /api/all')).rejects.toBeInstanceOf(NetworkError);
    const given = AbortSignal.abort();
    const call = caller<typeof contract>();
    await expect(call('GET /api/all', {}, { signal: given })).rejects.toBeInstanceOf(TypeError);
  });
});
