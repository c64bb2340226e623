import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openWizard } from '../support/wizard.ts';

/** How the first element that matches is drawn. */
const styleOf = async (selector: string): Promise<CSSStyleDeclaration> => {
  await expect.element(page.bySelector(selector).first()).toBeVisible();
  return getComputedStyle(page.bySelector(selector).first().element());
};

describe('the studio’s design', () => {
  test.for([
    ['pill', '9999px'],
    ['square', '0px'],
    ['rounded', '12px'],
  ] as const)('colours, button and font: %s (DES-002..005, DES-009)', async ([button_style, radius]) => {
    const colours = { primary_color: '#0369A1', secondary_color: '#06B6D4', font_family: 'Montserrat' } as const;
    await openWizard(1, { design: { ...colours, button_style } });
    const button = await styleOf('.button-primary');
    expect(button.borderRadius).toBe(radius);
    expect(button.backgroundImage).toContain('rgb(3, 105, 161), rgb(6, 182, 212)');
    expect((await styleOf('main')).fontFamily).toMatch(/^"?Montserrat/);
  });

  test.for([
    ['elevated', 'DES-006', true, '0px'],
    ['flat', 'DES-007', false, '0px'],
    ['bordered', 'DES-008, AMB-009', false, '1px'],
    ['outlined', 'DES-008, AMB-009', false, '1px'],
  ] as const)('%s cards (%s)', async ([card_style, , hasShadow, border]) => {
    await openWizard(1, { design: { card_style } });
    const card = await styleOf('label[data-card]');
    expect(card.backgroundColor).toBe('rgb(255, 255, 255)');
    expect(card.boxShadow !== 'none').toBe(hasShadow);
    expect(card.borderTopWidth).toBe(border);
  });
});
