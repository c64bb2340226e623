import { afterEach, describe, expect, test } from 'vitest';
import { friend, pagesOf, servers } from '../testing/framed-pages.ts';

afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

describe('the script for other websites', () => {
  test('is one file that any website may load and cache for some minutes, and defines no globals', async () => {
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

  test('is sent compressed to clients that accept it', async () => {
    const page = pagesOf(async () => []);
    expect((await page('/widget.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await page('/widget.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test('is demonstrated on a page of the studio, once a website may show the wizard; parameters are shown as text', async () => {
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
