import { expect, test } from '../support/studio.ts';

test('no page needs an exception from its content security policy (SRV-67) @whole', async ({ page, studio }) => {
  for (const path of [
    '/',
    '/booking',
    '/contact',
    '/voucher',
    '/nope',
    '/admin/login',
    '/admin/email',
    '/admin/outbox',
  ]) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toContain('unsafe');
    const html = (await response?.text()) ?? '';
    expect(html.match(/ style="/g), path).toBeNull();
    expect(html.match(/<script(?![^>]*(?:nonce|src|application\/json))/g), path).toBeNull();
  }
  const map = await studio.visit('GET', '/assets/public/manifest.json');
  expect(map.status).toBe(404);
});
