import { describe, expect, test } from 'vitest';
import { pageDesign } from './page-design-schema.ts';
import { isTemplate, pageDesignTemplates, templateNames } from './page-design-templates.ts';

const shown = (name: (typeof templateNames)[number]) => {
  const { background_type, background_gradient_start, background_gradient_end, ...rest } = pageDesignTemplates[name];
  const { primary_color, secondary_color, font_family, button_style, card_style } = rest;
  return `${background_type} ${background_gradient_start} ${background_gradient_end}, ${primary_color}/${secondary_color}, ${font_family}, ${button_style}, ${card_style}`;
};

describe('the templates of the page design', () => {
  test('are five with these values (PAGE-009, AMB-010, AMB-011)', () => {
    expect(templateNames.map((name) => [name, shown(name)])).toEqual([
      ['standard', 'gradient #9333EA #EC4899, #9333EA/#EC4899, System, rounded, elevated'],
      ['dark-elegance', 'gradient #1F2937 #111827, #B8860B/#6B7280, Montserrat, square, flat'],
      ['ocean-blue', 'gradient #0EA5E9 #2563EB, #0369A1/#06B6D4, Inter, rounded, elevated'],
      ['sunset', 'gradient #F97316 #EC4899, #C2410C/#DB2777, Poppins, pill, elevated'],
      ['forest-green', 'gradient #22C55E #065F46, #15803D/#4D7C0F, Open Sans, rounded, outlined'],
    ]);
  });

  test.each(templateNames)('%s sets all nine fields to valid values (PAGE-010)', (name) => {
    expect(Object.keys(pageDesignTemplates[name]).sort()).toEqual(Object.keys(pageDesign.shape).sort());
    expect(pageDesign.parse(pageDesignTemplates[name])).toEqual(pageDesignTemplates[name]);
  });

  test('a design equals a template only if every field does', () => {
    const { sunset } = pageDesignTemplates;
    expect(isTemplate({ ...sunset, primary_color: '#c2410c' }, 'sunset')).toBe(true);
    expect(isTemplate({ ...sunset, card_style: 'flat' }, 'sunset')).toBe(false);
    expect(templateNames.filter((name) => isTemplate(sunset, name))).toEqual(['sunset']);
  });
});
