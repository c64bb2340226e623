import { parseHex, toHex } from './colour.ts';
import type { PageDesign } from './page-design-schema.ts';
import { themeOf } from './theme.ts';

/** Where the public pages must deviate from the chosen colours so that every text is legible. */
export interface ContrastHelp {
  /** Whether an overlay covers the head of the page, and whether one covers its buttons. */
  readonly head: boolean;
  readonly action: boolean;
  /** The colour of links and emphasised text, if it is not the chosen one. */
  readonly text: string | undefined;
}

export const contrastHelp = (design: PageDesign): ContrastHelp => {
  const theme = themeOf(design);
  const primary = parseHex(design.primary_color);
  const text = theme['--accent-text'];
  return {
    head: isVeiled(theme['--head-image']),
    action: isVeiled(theme['--action-image']),
    text: primary && text !== toHex(primary) ? text : undefined,
  };
};

// An overlay is a gradient from one colour to the same colour, placed over the chosen one.
const isVeiled = (image: string): boolean => image.startsWith('linear-gradient(rgb(');
