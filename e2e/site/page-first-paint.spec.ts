import { saveDesign } from '../support/public-site.ts';
import { openSettled } from '../support/settled.ts';
import { expect, test } from '../support/studio.ts';

test.afterEach(async ({ studio }) => {
  await saveDesign(studio);
});

test('the theme applies from the first paint, and loading the font causes no layout shift @whole', async ({
  page,
  studio,
}) => {
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
  await openSettled(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const shifted = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  expect(shifted).toBeLessThan(0.02);
});
