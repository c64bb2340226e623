import { describe, expect, test } from 'vitest';
import { defaultPageDesign } from './default-page-design.ts';
import { themeOf } from './theme.ts';

describe('shapes', () => {
  test.each([
    ['pill', '9999px'],
    ['square', '0px'],
    ['rounded', '12px'],
  ] as const)('%s buttons (DES-003..005)', (button_style, radius) => {
    expect(themeOf({ ...defaultPageDesign, button_style })['--button-radius']).toBe(radius);
  });

  test.each([
    ['elevated', true, '0px'],
    ['flat', false, '0px'],
    ['outlined', false, '1px'],
    ['bordered', false, '1px'],
  ] as const)('%s cards (DES-006..008)', (card_style, shadow, border) => {
    const theme = themeOf({ ...defaultPageDesign, card_style });
    expect(theme['--card-shadow'] !== 'none').toBe(shadow);
    expect(theme['--card-border']).toBe(border);
  });
});

test('#RGB equals #RRGGBB', () => {
  expect(themeOf({ ...defaultPageDesign, primary_color: '#93E' })['--primary']).toBe('#9933ee');
});

test.each([
  ['square', '0px', '4px', '2px'],
  ['rounded', '12px', '20px', '10px'],
  ['pill', '9999px', '20px', '10px'],
] as const)(
  'buttons that are %s have corners of %s, cards of %s and fields of %s',
  (button_style, button, card, field) => {
    expect(themeOf({ ...defaultPageDesign, button_style })).toMatchObject({
      '--button-radius': button,
      '--card-radius': card,
      '--field-radius': field,
    });
  },
);
