import { afterEach, describe, expect, test } from 'vitest';
import { friend, inFrame, pagesOf, servers, unknown } from '../testing/framed-pages.ts';

afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

describe('frame-ancestors of the pages (SRV-67)', () => {
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
    '/accessibility',
    '/withdrawal',
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
  ])('%s no website may show the wizard, and the page is unchanged', async (_, origins) => {
    const { status, framedBy, olderFramedBy, body } = await pagesOf(origins)('/booking', inFrame);
    expect([status, framedBy, olderFramedBy]).toEqual([200, "'none'", 'DENY']);
    expect(body).toContain('<header');
    expect(body.includes('embedded')).toBe(false);
  });
});
