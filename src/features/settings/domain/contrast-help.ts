import type { PageDesign } from '../contract.ts';
import { parseHex, toHex } from './colour.ts';
import { themeOf } from './theme.ts';

/** Where the public pages have to deviate from the chosen colours so that every text can be read. */
export interface ContrastHelp {
  /** A veil lies over the head of the page, or over its buttons. */
  readonly head: boolean;
  readonly action: boolean;
  /** The colour of links and of emphasised text, when it is not the chosen one. */
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

// A veil is a gradient of one colour with itself, laid over the other one.
const isVeiled = (image: string | undefined): boolean => image?.startsWith('linear-gradient(rgb(') ?? false;
