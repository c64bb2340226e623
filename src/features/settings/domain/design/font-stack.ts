import type { PageDesign } from './page-design-schema.ts';

export type FontFamily = PageDesign['font_family'];

const system = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * The CSS font-family of a design. Poppins has no Cyrillic: Montserrat, the most similar font, replaces it for those
 * letters. Each web font is followed by a local face with the same metrics, so that the layout does not shift when the
 * font loads.
 */
export const fontStack = (family: FontFamily): string => {
  const stacks: Record<FontFamily, string> = {
    System: system,
    Inter: `Inter, 'Inter Fallback', ${system}`,
    Roboto: `Roboto, 'Roboto Fallback', ${system}`,
    Poppins: `Poppins, Montserrat, 'Poppins Fallback', ${system}`,
    Montserrat: `Montserrat, 'Montserrat Fallback', ${system}`,
    'Open Sans': `'Open Sans', 'Open Sans Fallback', ${system}`,
  };
  return stacks[family] ?? system;
};
