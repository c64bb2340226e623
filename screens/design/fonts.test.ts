import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openWizard } from '../support/wizard.ts';

const styleOf = (selector: string): CSSStyleDeclaration =>
  getComputedStyle(page.bySelector(selector).first().element());

describe('the public pages have the design of the studio', () => {
  test.for(['Inter', 'Roboto', 'Poppins', 'Montserrat', 'Open Sans'] as const)(
    'the font %s (DES-009)',
    async (font_family) => {
      await openWizard(1, { design: { font_family } });
      await expect.element(page.bySelector('main')).toBeVisible();
      expect(styleOf('body').fontFamily).toMatch(new RegExp(`^"?${font_family}`));
      await expect.poll(() => document.fonts.check(`16px "${font_family}"`)).toBe(true);
      const own = [...document.fonts].filter(({ family }) => family.replaceAll('"', '').startsWith(font_family));
      expect(own.length).toBeGreaterThan(0);
    },
  );

  test('a plain background covers the page (DES-010)', async () => {
    await openWizard(1, { design: { background_type: 'solid', background_color: '#123456' } });
    await expect.element(page.bySelector('main')).toBeVisible();
    expect(styleOf('body').backgroundColor).toBe('rgb(18, 52, 86)');
    expect(styleOf('body').backgroundImage).toBe('none');
    expect(styleOf('footer').backgroundColor).toBe('rgb(18, 52, 86)');
  });

  test.for([
    [{}, 'rgb(147, 51, 234), rgb(236, 72, 153)'],
    [{ background_gradient_start: '#112233', background_gradient_end: '#445566' }, 'rgb(17, 34, 51), rgb(68, 85, 102)'],
  ] as const)('a gradient from one colour to the other: %s (DES-011, DES-014)', async ([design, colours]) => {
    await openWizard(1, { design });
    await expect.element(page.bySelector('main')).toBeVisible();
    expect(styleOf('body').backgroundImage).toContain(colours);
  });
});
