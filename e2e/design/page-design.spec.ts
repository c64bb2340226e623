import { open, saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { button, css } from './page-look.ts';

test.afterEach(async ({ studio }) => {
  await saveDesign(studio);
});

test('a new studio is called FotoBooking and has a gradient from purple to pink (DES-013, DES-014, AMB-010)', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('banner')).toContainText('FotoBooking');
  await expect(page).toHaveTitle(/^FotoBooking/);
  const background = await css(page, 'body', 'background-image');
  expect(background).toContain('rgb(147, 51, 234), rgb(236, 72, 153)');
});

test('the page uses the studio’s colours (DES-002) @whole', async ({ page, studio }) => {
  await saveDesign(studio, { primary_color: '#0369A1', secondary_color: '#06B6D4' });
  await open(page, '/contact');
  expect(await css(page, button, 'background-color')).toBe('rgb(3, 105, 161)');
  expect(await css(page, button, 'background-image')).toContain('rgb(3, 105, 161), rgb(6, 182, 212)');
});
