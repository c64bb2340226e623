import type { Page } from '@playwright/test';
import { hydrated, open, saveDesign } from './public-site.ts';
import { expect, test } from './studio.ts';

const css = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const button = '.button-primary';
const card = '[data-card]';

test.afterEach(async ({ studio }) => {
  await saveDesign(studio);
});

test('a fresh studio is called FotoBooking and goes from purple to pink (DES-013, DES-014, AMB-010)', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('banner')).toContainText('FotoBooking');
  await expect(page).toHaveTitle(/^FotoBooking/);
  const background = await css(page, 'body', 'background-image');
  expect(background).toContain('rgb(147, 51, 234), rgb(236, 72, 153)');
});

test('the studio’s colours are on the page (DES-002)', async ({ page, studio }) => {
  await saveDesign(studio, { primary_color: '#0369A1', secondary_color: '#06B6D4' });
  await open(page, '/contact');
  expect(await css(page, button, 'background-color')).toBe('rgb(3, 105, 161)');
  expect(await css(page, button, 'background-image')).toContain('rgb(3, 105, 161), rgb(6, 182, 212)');
});

for (const [row, style, radius] of [
  ['DES-003', 'pill', '9999px'],
  ['DES-004', 'square', '0px'],
  ['DES-005', 'rounded', '12px'],
] as const) {
  test(`${style} buttons (${row})`, async ({ page, studio }) => {
    await saveDesign(studio, { button_style: style });
    await open(page, '/contact');
    expect(await css(page, button, 'border-radius')).toBe(radius);
  });
}

for (const [row, style, shadow, border] of [
  ['DES-006', 'elevated', true, '0px'],
  ['DES-007', 'flat', false, '0px'],
  ['DES-008, AMB-009', 'bordered', false, '1px'],
  ['DES-008, AMB-009', 'outlined', false, '1px'],
] as const) {
  test(`${style} cards (${row})`, async ({ page, studio }) => {
    await saveDesign(studio, { card_style: style });
    await open(page, '/contact');
    expect((await css(page, card, 'box-shadow')) !== 'none').toBe(shadow);
    expect(await css(page, card, 'border-top-width')).toBe(border);
    expect(await css(page, card, 'background-color')).toBe('rgb(255, 255, 255)');
  });
}

for (const font of ['Inter', 'Roboto', 'Poppins', 'Montserrat', 'Open Sans']) {
  test(`${font} is applied and comes from the studio itself (DES-009, SRV-51)`, async ({ page, studio }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await saveDesign(studio, { font_family: font });
    await open(page, '/contact');
    expect(await css(page, 'body', 'font-family')).toMatch(new RegExp(`^"?${font}`));
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate((family) => document.fonts.check(`16px "${family}"`), font)).toBe(true);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((url) => url.startsWith(studio.url))).toBe(true);
  });
}

test('the system font loads nothing (DES-009)', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await open(page, '/');
  expect(fonts).toEqual([]);
});

test('a plain background fills the page (DES-010)', async ({ page, studio }) => {
  await saveDesign(studio, { background_type: 'solid', background_color: '#123456' });
  await open(page, '/contact');
  expect(await css(page, 'body', 'background-color')).toBe('rgb(18, 52, 86)');
  expect(await css(page, 'body', 'background-image')).toBe('none');
  expect(await css(page, 'footer', 'background-color')).toBe('rgb(18, 52, 86)');
});

test('a gradient goes from its start to its end (DES-011)', async ({ page, studio }) => {
  await saveDesign(studio, { background_gradient_start: '#112233', background_gradient_end: '#445566' });
  await open(page, '/contact');
  expect(await css(page, 'body', 'background-image')).toContain('rgb(17, 34, 51), rgb(68, 85, 102)');
});

test('dark is the back office’s own; a public page is light at once (DES-015, DES-016, AMB-095)', async ({ page }) => {
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

test('a design that cannot be read leaves the defaults, and damaged parts of it too (DES-017)', async ({
  page,
  studio,
}) => {
  await studio.sql(
    `UPDATE setting SET value = '{"primary_color": "red; } body { display: none", "card_style": 7}' WHERE name = 'page_design'`,
  );
  await open(page, '/contact');
  expect(await css(page, button, 'background-color')).toBe('rgb(147, 51, 234)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the theme is there with the first paint, and nothing moves when the font arrives', async ({ page, studio }) => {
  await saveDesign(studio, { font_family: 'Montserrat', primary_color: '#0369A1' });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shifted = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  expect(shifted).toBeLessThan(0.02);
});
