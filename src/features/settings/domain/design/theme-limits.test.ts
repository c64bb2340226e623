import { describe, expect, test } from 'vitest';
import { defaultPageDesign } from './default-page-design.ts';
import { themeOf } from './theme.ts';

const dark = { primary_color: '#1f2937', secondary_color: '#111827' };

describe('the gradients', () => {
  test('of buttons go from the main to the second colour, those of the head from start to end colour (DES-002, DES-011)', () => {
    const theme = themeOf({
      ...defaultPageDesign,
      ...dark,
      background_type: 'gradient',
      background_gradient_start: '#0c4a6e',
      background_gradient_end: '#1e3a8a',
    });
    expect(theme).toMatchObject({
      '--action-image': 'linear-gradient(100deg,#1f2937,#111827)',
      '--head-image': 'linear-gradient(115deg,#0c4a6e,#1e3a8a)',
    });
  });
});
