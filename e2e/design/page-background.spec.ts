import { hydrated, open, saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { button, card, css } from './page-look.ts';

test.afterEach(async ({ studio }) => {
  await saveDesign(studio);
});

test('a plain background covers the page (DES-010)', async ({ page, studio }) => {
  await saveDesign(studio, { background_type: 'solid', background_color: '#123456' });
  await open(page, '/contact');
  expect(await css(page, 'body', 'background-color')).toBe('rgb(18, 52, 86)');
  expect(await css(page, 'body', 'background-image')).toBe('none');
  expect(await css(page, 'footer', 'background-color')).toBe('rgb(18, 52, 86)');
});

test('a gradient has the start and end colours of the design (DES-011)', async ({ page, studio }) => {
  await saveDesign(studio, { background_gradient_start: '#112233', background_gradient_end: '#445566' });
  await open(page, '/contact');
  expect(await css(page, 'body', 'background-image')).toContain('rgb(17, 34, 51), rgb(68, 85, 102)');
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
  expect(await css(page, card, 'background-color')).toBe('rgb(255, 255, 255)');
});

test('invalid values of a stored design are replaced by the defaults (DES-017)', async ({ page, studio }) => {
  await studio.sql(
    `UPDATE setting SET value = '{"primary_color": "red; } body { display: none", "card_style": 7}' WHERE name = 'page_design'`,
  );
  await open(page, '/contact');
  expect(await css(page, button, 'background-color')).toBe('rgb(147, 51, 234)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
