import { open, saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { button, card, css } from './page-look.ts';

test.afterEach(async ({ studio }) => {
  await saveDesign(studio);
});

for (const [row, style, radius] of [
  ['DES-003', 'pill', '9999px'],
  ['DES-004', 'square', '0px'],
  ['DES-005', 'rounded', '12px'],
] as const) {
  test(`${style} buttons (${row}) @whole`, async ({ page, studio }) => {
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
  test(`${style} cards (${row}) @whole`, async ({ page, studio }) => {
    await saveDesign(studio, { card_style: style });
    await open(page, '/contact');
    expect((await css(page, card, 'box-shadow')) !== 'none').toBe(shadow);
    expect(await css(page, card, 'border-top-width')).toBe(border);
    expect(await css(page, card, 'background-color')).toBe('rgb(255, 255, 255)');
  });
}
