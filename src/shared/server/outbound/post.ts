import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Scheme } from './reachable-address.ts';
import { hostOf } from './web-address.ts';

/** A request ends after this many ms, however slow the other side is. */
const usualDeadlineMs = 10_000;
/** How many bytes of a response are read. */
const maxResponseBytes = 2000;

export interface Sending {
  readonly mayReach: (address: string, scheme: Scheme) => boolean;
  readonly signal: AbortSignal;
  /** Resolves host names; default: the system's resolver. */
  readonly lookup?: typeof systemLookup;
  /** Default: ten seconds. */
  readonly deadlineMs?: number;
}

export interface HttpResponse {
  readonly status: number;
  /** The beginning of the response body. */
  readonly text: string;
}

/** A host name resolves to an address that nothing may be sent to. */
export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress';
  constructor(host: string) {
    super(`${host} leads to a private address`);
  }
}

/**
 * Posts JSON, or what the headers say, and returns the response, whatever its status; rejects on network errors. The name is resolved here, and
 * the socket connects to the very address that was checked, so that a name cannot resolve differently between check and
 * connection. Redirects are not followed. Connections are not reused.
 */
export const post = (
  url: URL,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string | Buffer },
  { mayReach, signal, lookup = systemLookup, deadlineMs = usualDeadlineMs }: Sending,
): Promise<HttpResponse> => {
  const scheme = url.protocol as Scheme;
  const host = hostOf(url);
  const isOpen = (address: string): boolean => mayReach(address, scheme);
  return new Promise((resolve, reject) => {
    // An IP address in place of a name is not resolved.
    if (isIP(host) > 0 && !isOpen(host)) return reject(new ClosedAddress(host));
    const request = scheme === 'https:' ? httpsRequest : httpRequest;
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...headers,
        'content-length': Buffer.byteLength(body),
        'user-agent': 'FotoBooking-Webhooks',
      },
      lookup: openAddressesOnly(isOpen, lookup),
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      void readStart(response)
        .then(resolve, reject)
        .finally(() => sent.destroy());
    });
    sent.end(body);
  });
};

const openAddressesOnly =
  (isOpen: (address: string) => boolean, lookup: typeof systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const open = addresses.filter(({ address }) => isOpen(address));
      const [first] = open;
      if (!first) return callback(new ClosedAddress(hostname), '', 0);
      if (options.all) return callback(null, open);
      return callback(null, first.address, first.family);
    });
  };

const readStart = async (response: IncomingMessage): Promise<HttpResponse> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxResponseBytes) break;
    }
  } catch {
    // The status has been received; only the rest of the response is missing.
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxResponseBytes));
  return { status: response.statusCode ?? 0, text };
};
