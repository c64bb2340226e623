import { Agent, request } from 'node:http';

export interface Timed {
  readonly status: number;
  /** Milliseconds from sending to the last byte. */
  readonly ms: number;
}

let addresses = 0;
/** Where a request comes from, for a server behind a proxy: each from somewhere else, so that none is one too many. */
export const fromElsewhere = (): { readonly 'x-forwarded-for': string } => {
  const n = addresses++;
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
};

/** Sends over a fixed number of connections that stay open, as a proxy in front of the product would. */
export const lanes = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (url: string, body?: unknown, more: Readonly<Record<string, string>> = {}): Promise<Timed> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const started = performance.now();
      const asked = request(url, {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          ...fromElsewhere(),
          ...more,
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started }));
      });
      asked.end(text);
    });
  return { send, close: () => agent.destroy() };
};

/** The time within which `share` of all were answered. */
export const within = (share: number, times: readonly number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
