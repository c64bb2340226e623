import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addSecurityHeaders } from '#shared/server/http/security-headers.ts';
import { adminApp, adminAppFiles } from './admin-app.ts';
import { placeholderStudio } from './facts/placeholder-studio.ts';
import type { WebAssets } from './html/web-assets.ts';
import { friend, pagesOf, servers } from './testing/framed-pages.ts';

afterAll(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

const assetsOf = (hash: string): WebAssets => ({
  urls: (_, modules = []) => ({ script: `/assets/admin/entry-${hash}.js`, styles: [], preloads: [...modules] }),
  text: () => '',
});
const appOf = (hash: string, code = 'worker()') => adminApp(assetsOf(hash), code, (name) => Buffer.from(name));

const served = () => {
  const server = Fastify();
  servers.push(server);
  addSecurityHeaders(server, { secure: true });
  adminAppFiles(server, appOf('1'), async () => ({ ...placeholderStudio, company_name: 'Studio "Vogel"' }));
  return server;
};

test('the worker is asked for anew every time and may only load files of the studio (NAV-032, SRV-67)', async () => {
  const { headers, body } = await served().inject('/admin-worker.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toMatch(
    /^\(\(\)=>\{const shellFiles=\{"build":"[0-9a-f]{16}","page":"\/admin",.*\};worker\(\)\}\)\(\)$/,
  );
});

test('every build has another worker, with the texts of both languages among its files (NAV-032)', () => {
  const { shell } = appOf('1');
  expect(shell.files).toContain('/assets/admin/entry-1.js');
  expect(shell.files).toContain('src/features/calendar/web/admin/today/today-screen.tsx');
  expect(shell.files.filter((file) => /texts\/(?:de|ru)\.ts$/.test(file))).toHaveLength(2);
  expect(new Set(shell.files).size).toBe(shell.files.length);
  const builds = [appOf('1'), appOf('1'), appOf('2'), appOf('1', 'other()')].map((app) => app.shell.build);
  expect(new Set(builds).size).toBe(3);
  expect(builds[0]).toBe(builds[1]);
});

test('the manifest has the name of the studio, and every icon it names exists (NAV-032)', async () => {
  const server = served();
  const { headers, body } = await server.inject('/admin.webmanifest');
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({ name: 'Studio "Vogel"', id: '/admin', scope: '/admin', display: 'standalone' });
  expect(manifest.start_url).toBe('/admin/today');
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    const icon = await server.inject(src);
    expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type]);
  }
});

test('only pages of the back office can be installed and have a worker (NAV-032, SRV-67)', async () => {
  const page = pagesOf(async () => [friend]);
  for (const [path, isAdmin] of [
    ['/admin', true],
    ['/admin/bookings', true],
    ['/admin/nope', true],
    ['/', false],
    ['/booking', false],
    ['/nope', false],
  ] as const) {
    const { body, headers } = await page(path);
    const policy = String(headers['content-security-policy']);
    const found = [body.includes('rel="manifest"'), headers['x-admin-build'], /worker-src [^;]*/.exec(policy)?.[0]];
    expect([path, ...found]).toEqual(
      isAdmin ? [path, true, 'b1', "worker-src 'self'"] : [path, false, undefined, "worker-src 'none'"],
    );
  }
});
