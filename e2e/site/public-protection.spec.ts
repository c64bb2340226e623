import { bookSomething } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test('personal pages are compressed unless their URL contains text that others can choose (SRV-67) @whole', async ({
  page,
  studio,
}) => {
  const booked = await bookSomething(studio);
  const own = [`/booking/success/${booked.booking_id}`, `/cancel/${booked.booking_id}?token=${booked.cancel_token}`];
  for (const path of own) expect((await page.goto(path))?.headers()['content-encoding']).toMatch(/br|gzip/);
  for (const path of [`${own[0]}?x=1`, `${own[1]}&x=1`]) {
    expect((await page.goto(path))?.headers()['content-encoding'], path).toBeUndefined();
  }
});

test('personal pages are neither cached nor indexed (SRV-66)', async ({ studio }) => {
  const booked = await bookSomething(studio);
  const cancel = `/cancel/${booked.booking_id}?token=${booked.cancel_token}`;
  for (const path of [`/booking/success/${booked.booking_id}`, cancel, `/booking${cancel}`]) {
    const { headers } = await fetch(studio.url + path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin/);
  }
  const robots = (await studio.visit('GET', '/robots.txt')).body as string;
  expect(robots).toContain('/sitemap.xml');
  const sitemap = (await studio.visit('GET', '/sitemap.xml')).body as string;
  expect(sitemap).toContain(`<loc>${studio.url}/privacy</loc>`);
  expect(sitemap).not.toMatch(/cancel|success|admin/);
});

test('sources, settings and tools are not served (A11)', async ({ studio }) => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/src/app/server/main.ts',
    '/dist/server/main.js',
    '/server/main.js',
    '/assets/build-id',
    '/assets/public/manifest.json',
    '/data/secret.key',
    '/dev/live',
    '/debug',
    '/phpmyadmin',
    '/api/debug',
    '/api/admin/setup',
    '/api/admin/auth/register',
  ])
    expect([path, (await studio.visit('GET', path)).status]).toEqual([path, 404]);
  const page = (await studio.visit('GET', '/')).body as string;
  const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  expect(script).not.toBe('');
  expect((await studio.visit('GET', script)).body).not.toContain('sourceMappingURL');
  expect((await studio.visit('GET', `${script}.map`)).status).toBe(404);
});
