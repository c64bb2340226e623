import { z } from 'zod';
import { buttonStyles, cardStyles, fontFamilies } from './design-choices.ts';

const colour = z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'must be a colour like #9333EA');

/** The appearance of the public pages; colours are #RGB or #RRGGBB and nothing else. */
export const pageDesign = z.object({
  primary_color: colour,
  secondary_color: colour,
  button_style: z.enum(buttonStyles),
  card_style: z.enum(cardStyles),
  font_family: z.enum(fontFamilies),
  background_type: z.enum(['gradient', 'solid']),
  background_gradient_start: colour,
  background_gradient_end: colour,
  background_color: colour,
});
export type PageDesign = z.infer<typeof pageDesign>;
