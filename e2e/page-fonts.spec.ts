import { css } from './page-look.ts';
import { open, saveDesign } from './public-site.ts';
import { expect, test } from './studio.ts';

test.afterEach(async ({ studio }) => {
  await saveDesign(studio);
});

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
