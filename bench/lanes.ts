import { Agent, request } from 'node:http';

export interface Timed {
  readonly status: number;
  /** Milliseconds from sending the request to the last byte of the response. */
  readonly ms: number;
}

let addresses = 0;
/** A different client address for every request, for a server behind a proxy, so that no limit applies. */
export const fromElsewhere = (): { readonly 'x-forwarded-for': string } => {
  const n = addresses++;
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
};

/** Sends requests over a fixed number of keep-alive connections, like a proxy in front of the product. */
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
      asked.on('response', (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }));
      });
      asked.end(text);
    });
  return { send, close: () => agent.destroy() };
};

/** The time within which `share` of all responses arrived (a quantile). */
export const within = (share: number, times: readonly number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
