import { open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('public addresses', () => {
  test('unknown addresses show the not-found page (PUB-012..014, AMB-008, ERR-005)', async ({ studio }) => {
    for (const path of ['/nope', '/a/b/c', '/booking/nope', '/booking/success', '/privacy/x']) {
      const { status, body } = await studio.visit('GET', path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toMatch(/<h1[^>]*>Seite nicht gefunden<\/h1>/);
      expect(body).toContain('Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.');
    }
    expect((await studio.visit('GET', '/%E0%A4%A')).status).toBe(400);
  });

  test('the not-found page links back and to the start page (PUB-013) @whole', async ({ page }) => {
    await open(page, '/contact');
    await open(page, '/nope');
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(page).toHaveURL('/contact');
    await open(page, '/nope');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
  });

  test('unknown addresses of the API and of files are not served as pages (AMB-008, SRV-69)', async ({ studio }) => {
    const api = await studio.visit('GET', '/api/nope');
    expect(api.status).toBe(404);
    expect(api.body).toHaveProperty('detail');
    expect((await studio.visit('GET', '/assets/public/nope.js')).status).toBe(404);
    expect((await studio.visit('GET', '/uploads/nope.png')).status).toBe(404);
  });

  test('an address typed with a capital letter leads to its page, and password managers to theirs (PUB-111)', async ({
    studio,
  }) => {
    const leadsTo = async (path: string) => {
      const { status, headers } = await fetch(`${studio.url}${path}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await leadsTo('/Booking?service=A1')).toEqual([301, '/booking?service=A1']);
    expect(await leadsTo('/.well-known/change-password')).toEqual([302, '/admin/account']);
    expect(await leadsTo('//evil.example/x')).toEqual([404, null]);
  });

  test('the back office is served only at its addresses (AMB-008) @whole', async ({ studio }) => {
    expect((await studio.visit('GET', '/admin/login')).status).toBe(200);
    expect((await studio.visit('GET', '/admin/calendar/settings')).status).toBe(200);
    expect((await studio.visit('GET', '/admin/nope')).status).toBe(404);
  });
});
