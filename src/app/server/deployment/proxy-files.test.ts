import { readFile } from 'node:fs/promises';
import { maxHeaderSize } from 'node:http';
import { describe, expect, it } from 'vitest';
import { streamTimes } from '#features/auth/server/api.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Context } from '#shared/server/context.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { clientTimeouts } from '#shared/server/http/client-timeouts.ts';
import { largestBody } from '../build-server.ts';
import { operationsContract } from '../operations/contract.ts';
import { featureRoutes } from '../routes.ts';
import { shutdownMs } from '../stop-times.ts';

/** A file of `deploy`, without its comments. */
const linesOf = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).replaceAll(/^\s*#.*$/gm, '').replaceAll(/\s#\s.*$/gm, '');

const caddyfiles = ['deploy/proxy/Caddyfile', 'deploy/compose/Caddyfile'];
const nginx = await linesOf('deploy/proxy/nginx.conf');

const endpoints = [
  operationsContract,
  ...featureRoutes({ db: {}, log: silentLog } as unknown as Context).map(({ contract }) => contract),
].flatMap((contract) => Object.entries<Endpoint>(contract));
const uploads = endpoints.flatMap(([key, { upload }]) => (upload ? [{ key, ...upload }] : []));

/** What a form adds to the file in it. */
const formBytes = 64 * 1024;

const unit = { '': 1, k: 1024, m: 1_048_576, ms: 1, s: 1000, min: 60_000 } as const;
/** The quantities of a directive, in bytes or milliseconds. */
const quantities = (text: string, directive: string): number[] =>
  [...text.matchAll(new RegExp(`\\b${directive}:? +(?:\\d+ +)?(\\d+)(ms|min|[kms]?)\\b`, 'g'))].map(
    ([, number, suffix]) => Number(number) * unit[suffix as keyof typeof unit],
  );
const least = (text: string, directive: string): number => {
  const found = quantities(text, directive);
  if (found.length === 0) throw new Error(`No ${directive}`);
  return Math.min(...found);
};

describe('the configurations of proxies let through whatever the product allows (SRV-120)', () => {
  it('in nginx: bodies, headers and silences (SRV-120)', () => {
    expect(uploads.length).toBeGreaterThan(3);
    const largest = Math.max(largestBody, ...uploads.map(({ maxBytes }) => maxBytes));
    expect(least(nginx, 'client_max_body_size')).toBeGreaterThanOrEqual(largest + formBytes);
    expect(least(nginx, 'large_client_header_buffers')).toBeGreaterThanOrEqual(maxHeaderSize);
    expect(least(nginx, 'proxy_read_timeout')).toBeGreaterThan(
      Math.max(clientTimeouts.silence, streamTimes.heartbeatMs),
    );
    expect(least(nginx, 'client_body_timeout')).toBeGreaterThan(Math.max(clientTimeouts.body, clientTimeouts.upload));
  });

  it.each(caddyfiles)('in %s: bodies and silences (SRV-120)', async (file) => {
    const text = await linesOf(file);
    // Caddy limits neither, unless it is told to.
    expect(text).not.toMatch(/max_size|read_body|request_body|max_header_size|write_timeout/);
    expect(least(text, 'response_header_timeout')).toBeGreaterThan(
      Math.max(clientTimeouts.silence, streamTimes.heartbeatMs),
    );
  });

  it('and name addresses that exist (SRV-120)', async () => {
    const texts = [nginx, ...(await Promise.all(caddyfiles.map(linesOf)))];
    const named = texts.flatMap((text) =>
      [...text.matchAll(/(?:location(?: =)?|health_uri|respond) (\/\S+)/g)].map(([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(6);
    const paths = endpoints.map(([key]) => key.split(' ')[1] ?? '');
    const isKnown = (path: string): boolean =>
      path === '/metrics' || paths.some((one) => (path.endsWith('/') ? one.startsWith(path) : one === path));
    expect(named.filter((path) => !isKnown(path))).toEqual([]);
  });

  it('pass on pictures as they arrive, and streams as they are sent (SRV-120)', () => {
    const blocks = [...nginx.matchAll(/location (?:= )?(\/\S+) \{([^}]*)\}/g)];
    const has = (path: string, directive: string): boolean =>
      blocks.some(([, prefix = '', block = '']) => path.startsWith(prefix) && block.includes(directive));
    const large = uploads.filter(({ maxBytes }) => maxBytes > 10 * 1_048_576).map(({ key }) => key.split(' ')[1] ?? '');
    expect(large.length).toBeGreaterThan(1);
    expect(large.filter((path) => !has(path, 'proxy_request_buffering off'))).toEqual([]);
    expect(has('/api/admin/events', 'proxy_buffering off')).toBe(true);
  });

  it('and leave a process the time that its stop needs (SRV-120)', async () => {
    const compose = await linesOf('deploy/compose/compose.yaml');
    const drainMs = quantities(compose.replaceAll('"', ''), 'DRAIN_MS')[0] ?? 0;
    expect(drainMs).toBeGreaterThan(0);
    const grace = [...compose.matchAll(/stop_grace_period: (\d+)s/g)].map(([, seconds]) => Number(seconds) * 1000);
    const units = await Promise.all(
      ['fotobooking', 'fotobooking@'].map((name) => linesOf(`deploy/systemd/${name}.service`)),
    );
    const stops = units.map((text) => Number(/TimeoutStopSec=(\d+)/.exec(text)?.[1]) * 1000);
    for (const allowed of [...grace, ...stops]) expect(allowed).toBeGreaterThan(drainMs + shutdownMs);
    // The proxy learns that a process is about to stop before it stops.
    for (const file of caddyfiles)
      expect(least((await linesOf(file)).replaceAll('health_interval', 'interval'), 'interval')).toBeLessThan(drainMs);
  });
});
