import { request } from 'node:http';
import fc from 'fast-check';
import type { Studio } from '../e2e/support/studio-process.ts';
import { type FuzzedRequest, type Operation, operationsOf, requestsTo } from './fuzzed-requests.ts';

export interface FuzzOutcome {
  readonly sent: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Failures: responses with status 5xx, or errors without `{detail}`. */
  readonly wrong: readonly string[];
  /** Resident memory of the server in MB, at regular intervals. */
  readonly memory: readonly number[];
}

/**
 * Excluded operations: those that would sign the test out or lock it out, and those that make the studio call invented
 * addresses.
 */
const leftOut =
  /\/auth\/logout|\/auth\/.*password|\/auth\/second-factor\/|email-settings\/test|whatsapp.*test|payments\/test/;

/**
 * Sends `total` requests generated from the product's own API document, half of them signed in, and checks every
 * response.
 */
export const fuzz = async (studio: Studio, total: number, seed: number): Promise<FuzzOutcome> => {
  const document = (await studio.visit('GET', '/api/openapi.json')).body;
  const operations = operationsOf(document).filter(({ path }) => !leftOut.test(path));
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const memory: number[] = [];
  let sent = 0;
  for (let round = 0; sent < total; round++) {
    const ids = await knownIds(studio, operations);
    const token = await signIn(studio);
    const each = Math.min(40, Math.ceil((total - sent) / operations.length));
    const requests = operations.flatMap((operation) =>
      fc.sample(requestsTo(operation, ids), { seed: seed + round, numRuns: each }),
    );
    await inLanes(16, requests, async (one, i) => {
      const response = await send(studio.url, one, i % 8 === 0 ? undefined : token);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const problem = wrongWith(one, response);
      if (problem) wrong.push(problem);
    });
    sent += requests.length;
    memory.push(await residentMegabytes(studio));
  }
  return { sent, statuses, wrong, memory };
};

const signIn = async (studio: Studio): Promise<string> =>
  (await studio.visit('POST', '/api/admin/auth/login-json', studio.admin)).body.access_token as string;

/** Ids of existing objects, so that requests get past "unknown". */
const knownIds = async (studio: Studio, operations: readonly Operation[]): Promise<string[]> => {
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const ids = new Set<string>();
  for (const { path } of lists) {
    const { body } = await studio.api('GET', path);
    for (const [, id = ''] of JSON.stringify(body ?? '').matchAll(/"(?:\w+_)?id":"([^"]{8,60})"/g)) ids.add(id);
  }
  return [...ids].slice(0, 200);
};

interface Sent {
  readonly status: number;
  readonly text: string;
}

const send = (url: string, { operation, path, body, type }: FuzzedRequest, token: string | undefined) =>
  new Promise<Sent>((resolve) => {
    const headers = { 'content-type': type, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const sending = request(url + path, { method: operation.method, headers, timeout: 30_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => void (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sending.on('timeout', () => sending.destroy(new Error('no response within 30 s')));
    sending.on('error', (error) => resolve({ status: 0, text: error.message }));
    sending.end(body);
  });

const wrongWith = ({ operation, path, body }: FuzzedRequest, { status, text }: Sent): string | undefined => {
  const summary = `${operation.method} ${path} ${body?.slice(0, 300) ?? ''}: ${status} ${text.slice(0, 300)}`;
  if (status === 0 || status >= 500) return summary;
  if (status < 400) return undefined;
  try {
    const { detail } = JSON.parse(text);
    return typeof detail === 'string' || Array.isArray(detail) ? undefined : summary;
  } catch {
    return summary;
  }
};

const residentMegabytes = async (studio: Studio): Promise<number> => {
  const { body } = await studio.visit('GET', '/metrics');
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(String(body))?.[1]) / 1e6);
};

const inLanes = async <T>(lanes: number, items: readonly T[], run: (item: T, i: number) => Promise<void>) => {
  const next = items.entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [i, item] of next) await run(item, i);
    }),
  );
};
