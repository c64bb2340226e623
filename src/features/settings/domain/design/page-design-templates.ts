import { defaultPageDesign } from './default-page-design.ts';
import type { PageDesign } from './page-design-schema.ts';

export const templateNames = ['standard', 'dark-elegance', 'ocean-blue', 'sunset', 'forest-green'] as const;
export type TemplateName = (typeof templateNames)[number];

const gradient = (start: string, end: string, primary: string, secondary: string) =>
  ({
    background_type: 'gradient',
    background_gradient_start: start,
    background_gradient_end: end,
    background_color: '#FFFFFF',
    primary_color: primary,
    secondary_color: secondary,
  }) as const;

/** The built-in designs, each with all nine fields. */
export const pageDesignTemplates: Readonly<Record<TemplateName, PageDesign>> = {
  standard: defaultPageDesign,
  'dark-elegance': {
    ...gradient('#1F2937', '#111827', '#B8860B', '#6B7280'),
    font_family: 'Montserrat',
    button_style: 'square',
    card_style: 'flat',
  },
  'ocean-blue': {
    ...gradient('#0EA5E9', '#2563EB', '#0369A1', '#06B6D4'),
    font_family: 'Inter',
    button_style: 'rounded',
    card_style: 'elevated',
  },
  sunset: {
    ...gradient('#F97316', '#EC4899', '#C2410C', '#DB2777'),
    font_family: 'Poppins',
    button_style: 'pill',
    card_style: 'elevated',
  },
  'forest-green': {
    ...gradient('#22C55E', '#065F46', '#15803D', '#4D7C0F'),
    font_family: 'Open Sans',
    button_style: 'rounded',
    card_style: 'outlined',
  },
};

/** Whether a design equals this template; colours are compared by value, not by spelling. */
export const isTemplate = (design: PageDesign, name: TemplateName): boolean => {
  const template = pageDesignTemplates[name];
  return (Object.keys(template) as (keyof PageDesign)[]).every(
    (field) => design[field].toLowerCase() === template[field].toLowerCase(),
  );
};
