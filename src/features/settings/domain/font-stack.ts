import type { PageDesign } from '../contract.ts';

export type FontFamily = PageDesign['font_family'];

const system = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * The CSS font-family of a design (DES-009). Poppins has no Cyrillic: Montserrat, its nearest relative, stands in for
 * it letter by letter. Each web font is followed by a local face of the same metrics, so that nothing moves when the
 * font arrives.
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
