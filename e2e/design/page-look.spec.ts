import type { Page } from '@playwright/test';
import { hydrated, open, saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

const css = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.afterEach(async ({ studio }) => {
  await saveDesign(studio);
});

test('pages have the stored design of the studio, with a font from its own server, and defaults for what is invalid (DES-009, DES-013, DES-014, DES-017, SRV-51, AMB-010)', async ({
  page,
  studio,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await open(page, '/');
  await expect(page.getByRole('banner')).toContainText('FotoBooking');
  await expect(page).toHaveTitle(/^FotoBooking/);
  expect(await css(page, 'body', 'background-image')).toContain('rgb(147, 51, 234), rgb(236, 72, 153)');
  // The font of the system loads no files.
  expect(fonts).toEqual([]);

  await saveDesign(studio, { font_family: 'Inter', background_type: 'solid', background_color: '#123456' });
  await open(page, '/contact');
  expect(await css(page, 'body', 'background-color')).toBe('rgb(18, 52, 86)');
  expect(await css(page, 'body', 'font-family')).toMatch(/^"?Inter/);
  // Nothing may be loading yet when the page is ready.
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Inter"'))).toBe(true);
  expect(fonts.length).toBeGreaterThan(0);
  // That each of the others is applied: screens/design/fonts.test.ts.
  for (const font_family of ['Roboto', 'Poppins', 'Montserrat', 'Open Sans']) {
    await saveDesign(studio, { font_family });
    const html = (await studio.visit('GET', '/contact')).body as string;
    const faces = [...html.matchAll(/@font-face\{font-family:'([^']+)'[^}]*src:url\(([^)]+\.woff2)\)/g)];
    expect(faces.map(([, family]) => family)).toContain(font_family);
    for (const [, , file] of faces) {
      const { status, headers } = await fetch(studio.url + file);
      expect([file, status, headers.get('content-type')]).toEqual([file, 200, 'font/woff2']);
    }
  }
  expect(fonts.every((url) => url.startsWith(studio.url))).toBe(true);

  await studio.sql(
    `UPDATE setting SET value = '{"primary_color": "red; } body { display: none", "card_style": 7}' WHERE name = 'page_design'`,
  );
  await open(page, '/contact');
  expect(await css(page, '.button-primary', 'background-color')).toBe('rgb(147, 51, 234)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the dark theme is the back office’s only; a public page is light at once (DES-015, DES-016, AMB-095) @whole', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('admin_theme', 'dark'));
  await page.goto('/admin/login');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.evaluate(() => location.assign('/'));
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  expect(await css(page, 'html', 'color-scheme')).toBe('light');
  expect(await css(page, '[data-card]', 'background-color')).toBe('rgb(255, 255, 255)');
});
