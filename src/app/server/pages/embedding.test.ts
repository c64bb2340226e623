import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultPageDesign } from '#features/settings/domain/default-page-design.ts';
import { addSecurityHeaders } from '#shared/server/http/security-headers.ts';
import { adminPages } from './admin-pages.ts';
import type { PageReads } from './page-reads.ts';
import { placeholderStudio } from './placeholder-studio.ts';
import { publicPages } from './public-pages.ts';
import type { WebAssets } from './web-assets.ts';
import { widgetPages } from './widget-pages.ts';

const assets: WebAssets = { urls: (entry) => ({ script: entry, styles: [], preloads: [] }), text: () => 'theWidget()' };
const unknown = () => Promise.reject(new Error('not read here'));
const friend = 'https://www.studio.de';

const servers: FastifyInstance[] = [];
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

/** The pages of a studio whose wizard these origins may frame. */
const pagesOf = (origins: () => Promise<readonly string[]>) => {
  const server = Fastify();
  servers.push(server);
  const reads: PageReads = {
    company: async () => placeholderStudio,
    pageDesign: async () => defaultPageDesign,
    services: async () => [],
    paymentConfigs: unknown,
    publicPaymentConfig: unknown,
    calendarSettings: unknown,
    offersWhatsapp: unknown,
    sendsMail: unknown,
    mustConfirm: unknown,
    embeddingOrigins: origins,
    legalTexts: unknown,
    booking: unknown,
    calendarEntry: unknown,
  };
  addSecurityHeaders(server, { secure: false });
  adminPages(server, assets);
  widgetPages(server, reads, assets);
  publicPages(server, { reads, publicUrl: () => 'https://termine.studio.de', assets });
  return async (url: string, headers: Record<string, string> = {}) => {
    const response = await server.inject({ url, headers });
    const policy = String(response.headers['content-security-policy']);
    return {
      status: response.statusCode,
      body: response.body,
      headers: response.headers,
      framedBy: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
      olderFramedBy: response.headers['x-frame-options'],
    };
  };
};
const inFrame = { 'sec-fetch-dest': 'iframe' };

describe('who may show which page in a frame (SRV-67)', () => {
  test.each(['/booking', '/booking?service=a', '/booking/success/1'])('%s: the websites of the studio', async (url) => {
    const { framedBy, olderFramedBy } = await pagesOf(async () => [friend, 'http://localhost:5173'])(url);
    expect(framedBy).toBe(`'self' ${friend} http://localhost:5173`);
    // X-Frame-Options cannot name them and would contradict the policy.
    expect(olderFramedBy).toBeUndefined();
  });

  test.each([
    '/',
    '/cancel',
    '/cancel/1?token=x',
    '/contact',
    '/imprint',
    '/privacy',
    '/terms',
    '/nope',
    '/api/nope',
    '/admin',
    '/admin/widget',
    '/admin/nope',
  ])('%s: nobody', async (url) => {
    const { framedBy, olderFramedBy } = await pagesOf(async () => [friend])(url, inFrame);
    expect([framedBy, olderFramedBy]).toEqual(["'none'", 'DENY']);
  });

  test.each([
    ['while no website is entered', async () => []],
    ['when it cannot be read which', unknown],
  ])('%s nobody may show the wizard, and it looks as always', async (_, origins) => {
    const { status, framedBy, olderFramedBy, body } = await pagesOf(origins)('/booking', inFrame);
    expect([status, framedBy, olderFramedBy]).toEqual([200, "'none'", 'DENY']);
    expect(body).toContain('<header');
    expect(body.includes('embedded')).toBe(false);
  });
});

describe('the wizard within another website', () => {
  test('has neither head nor foot, leads out by its links, and speaks the language it is asked for', async () => {
    const page = pagesOf(async () => [friend]);
    const { body, headers } = await page('/booking?language=ru', inFrame);
    expect(body).toContain('<html lang="ru">');
    expect(body).toContain('<base target="_blank">');
    expect(body).toContain('fotobooking:{hello:true}');
    expect(body).not.toMatch(/<header|<footer|<main/);
    // A shared cache must not serve one in place of the other.
    expect(headers.vary).toContain('Sec-Fetch-Dest');
    expect(headers['set-cookie']).toBeUndefined();
    const own = await page('/booking', { 'sec-fetch-dest': 'document', 'accept-language': 'de' });
    expect(own.body).toContain('<html lang="de">');
    expect(own.body).toMatch(/<header[^]*<main[^]*<footer/);
    expect(own.body).not.toContain('<base');
  });
});

test('a booking that cannot be read is not blamed on the link', async () => {
  const { status, body } = await pagesOf(async () => [])('/booking/success/1');
  expect(status).toBe(503);
  expect(body).toContain('Das liegt an uns, nicht an Ihrem Link.');
  expect(body).toContain('Erneut versuchen');
  expect(body).not.toContain('Prüfen Sie bitte den Link');
});

describe('the script for other websites', () => {
  test('is one file that any website may load and keep for some minutes, and leaves no names behind', async () => {
    const { headers, body, framedBy } = await pagesOf(async () => [])('/widget.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(framedBy).toBe("'none'");
    expect(body).toMatch(/^\(\(\)=>\{const fotobooking=\{.*\};theWidget\(\)\}\)\(\)$/s);
  });

  test('is sent compressed to who can take it', async () => {
    const page = pagesOf(async () => []);
    expect((await page('/widget.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await page('/widget.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test('is shown on a page of ours, as soon as any website may show the wizard; what is asked for stays text', async () => {
    const none = await pagesOf(async () => [])('/widget/demo?language=ru');
    expect([none.status, none.framedBy]).toEqual([404, "'none'"]);
    expect(none.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(none.body).toContain('<html lang="ru">');
    expect(none.body).toContain('<a href="/admin/widget">Указать сайт</a>');
    expect(none.body).not.toContain('widget.js');
    expect((await pagesOf(async () => [])('/widget/demo')).body).toContain('Noch darf keine Website');
    const { status, body, framedBy, olderFramedBy } = await pagesOf(async () => [friend])(
      '/widget/demo?mode=button&language=ru&service=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    );
    expect([status, framedBy, olderFramedBy]).toEqual([200, "'self'", 'SAMEORIGIN']);
    expect(body).toContain('<html lang="ru">');
    expect(body).toContain('data-mode="button" data-service="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});
