import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/studio.ts';
import { allow, website, websites } from './widget.ts';

test.afterAll(() => void websites.map((server) => server.close()));

test.afterEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('widget', 'payments')`));

test('a website that may not frame the wizard shows a link to it instead (SRV-67) @whole', async ({ page, studio }) => {
  const [friend, stranger] = [await website(studio, ['']), await website(studio, [''])];
  await allow(studio, friend);
  await page.clock.install();
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(stranger);
  await refused;
  const link = page.getByRole('link', { name: 'Termin buchen' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return link.count();
    })
    .toBe(1);
  await expect(link).toHaveAttribute('href', `${studio.url}/booking?language=de`);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the script is small @whole', async ({ studio }) => {
  const response = await fetch(`${studio.url}/widget.js`);
  expect(gzipSync(await response.text()).length).toBeLessThan(3000);
});
