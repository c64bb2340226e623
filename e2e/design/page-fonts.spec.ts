import { open, saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { css } from './page-look.ts';

test.afterEach(async ({ studio }) => {
  await saveDesign(studio);
});

for (const font of ['Inter', 'Roboto', 'Poppins', 'Montserrat', 'Open Sans']) {
  test(`${font} is applied and served by the studio itself (DES-009, SRV-51)`, async ({ page, studio }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await saveDesign(studio, { font_family: font });
    await open(page, '/contact');
    expect(await css(page, 'body', 'font-family')).toMatch(new RegExp(`^"?${font}`));
    // Nothing may be loading yet when the page is ready.
    await expect.poll(() => page.evaluate((family) => document.fonts.check(`16px "${family}"`), font)).toBe(true);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((url) => url.startsWith(studio.url))).toBe(true);
  });
}

test('the system font loads no files (DES-009) @whole', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await open(page, '/');
  expect(fonts).toEqual([]);
});
