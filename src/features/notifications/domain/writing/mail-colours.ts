import {
  black,
  contrast,
  gradientPoints,
  mix,
  parseHex,
  type Rgb,
  rounded,
  toHex,
  white,
} from '#features/settings/domain/design/colour.ts';
import { legible } from '#features/settings/domain/design/legible.ts';
import type { MailDesign } from '../email-settings.ts';

const ink: Rgb = [30, 27, 38];
const nightCard: Rgb = [33, 30, 41];
const textRatio = 4.5;

/** The colours of a mail that come from the studio's design; every one is #rrggbb. */
export interface MailColours {
  /** The head and the button: a gradient, its start colour for clients without gradients, and the text colour on it. */
  readonly head: { readonly start: string; readonly end: string; readonly text: string };
  readonly accent: Shades;
  readonly accentSoft: Shades;
}

export interface Shades {
  readonly day: string;
  readonly night: string;
}

/**
 * Computes the colours so that text has a contrast of at least 4.5:1 for any two chosen colours: an overlay no stronger
 * than needed covers the head, and the accent uses the nearest legible shade of its hue, as on the public pages. An
 * invalid colour is replaced by the default.
 */
export const mailColours = ({ primary_color, secondary_color }: MailDesign): MailColours => {
  const primary = parseHex(primary_color) ?? [147, 51, 234];
  const secondary = parseHex(secondary_color) ?? [236, 72, 153];
  const daySoft = rounded(mix(white, primary, 0.08));
  const nightSoft = rounded(mix(nightCard, primary, 0.16));
  return {
    head: headOf(primary, secondary),
    accent: {
      day: toHex(legible(primary, [white, daySoft], textRatio)),
      night: toHex(legible(primary, [nightCard, nightSoft], textRatio, 'lighter')),
    },
    accentSoft: { day: toHex(daySoft), night: toHex(nightSoft) },
  };
};

const headOf = (start: Rgb, end: Rgb): MailColours['head'] => {
  // The loop terminates, because white text has enough contrast on black.
  for (let percent = 0; ; percent += 2) {
    for (const [text, veil] of [
      [white, black],
      [ink, white],
    ] as const) {
      const ends: [Rgb, Rgb] = [rounded(mix(start, veil, percent / 100)), rounded(mix(end, veil, percent / 100))];
      if (gradientPoints(...ends).every((point) => contrast(text, point) >= textRatio)) {
        return { start: toHex(ends[0]), end: toHex(ends[1]), text: toHex(text) };
      }
    }
  }
};
