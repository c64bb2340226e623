import type { PageDesign } from './page-design-schema.ts';

/** Purple to pink: the design of a studio that has not chosen one, and the default of every missing field. */
export const defaultPageDesign: PageDesign = {
  primary_color: '#9333EA',
  secondary_color: '#EC4899',
  button_style: 'rounded',
  card_style: 'elevated',
  font_family: 'System',
  background_type: 'gradient',
  background_gradient_start: '#9333EA',
  background_gradient_end: '#EC4899',
  background_color: '#FFFFFF',
};
