import type { Rgb } from './colour.ts';
import { black, contrast, gradientPoints, mix, parseHex, rounded, toHex, white } from './colour.ts';
import { defaultPageDesign } from './default-page-design.ts';
import { legible } from './legible.ts';
import type { PageDesign } from './page-design-schema.ts';

/** The minimum contrast of text, and of the outline of a control, against its background (WCAG 2.2 AA). */
export const textRatio = 4.5;
export const controlRatio = 3;

const ink: Rgb = [30, 27, 38];

/** CSS variables of the public pages, by name. */
export type Theme = Readonly<Record<`--${string}`, string>>;
type PageTheme = Theme & Readonly<Record<'--head-image' | '--action-image' | '--accent-text', string>>;

/**
 * Converts the nine fields of a page design to the CSS variables of the public pages. For all colours, text has a
 * contrast of at least 4.5:1 and controls of at least 3:1. The studio's colours stay unchanged wherever they are a
 * surface. Where they carry text, an overlay is placed between surface and text, no stronger than needed. Where they
 * are text, an outline or a mark, the nearest legible shade of the same hue is used.
 */
export const themeOf = (design: PageDesign): PageTheme => {
  const primary = colourOf(design, 'primary_color');
  const secondary = colourOf(design, 'secondary_color');
  const accentSoft = rounded(mix(white, primary, 0.08));
  const onCards = [white, accentSoft];
  const accentText = legible(primary, onCards, textRatio);
  const accent = isClear(primary, onCards, controlRatio) ? primary : accentText;
  const action = inkOn(gradientPoints(primary, secondary));
  return {
    '--primary': toHex(primary),
    '--secondary': toHex(secondary),
    '--accent': toHex(accent),
    '--accent-ink': toHex(inkOnSolid(accent)),
    '--accent-text': toHex(accentText),
    '--accent-soft': toHex(accentSoft),
    '--action-image': layered(action.veil, primary, secondary, '100deg'),
    '--action-ink': toHex(action.ink),
    '--action-edge': stands(action, white) ? 'transparent' : toHex(accent),
    ...background(design, primary, action),
    ...shapes(design),
  };
};

const background = (design: PageDesign, primary: Rgb, action: Inked): Theme & Pick<PageTheme, '--head-image'> => {
  if (design.background_type === 'solid') {
    const colour = colourOf(design, 'background_color');
    const text = inkOnSolid(colour);
    return {
      '--head-image': 'none',
      ...headInks(text),
      '--hero-action-color': toHex(primary),
      '--hero-action-image': 'var(--action-image)',
      '--hero-action-ink': 'var(--action-ink)',
      '--hero-action-edge': stands(action, colour) ? 'transparent' : toHex(text),
      ...groundOf(colour, text),
    };
  }
  const start = colourOf(design, 'background_gradient_start');
  const end = colourOf(design, 'background_gradient_end');
  const head = inkOn(gradientPoints(start, end));
  return {
    '--head-image': layered(head.veil, start, end, '115deg'),
    ...headInks(head.ink),
    // A second gradient would not be visible on the gradient: there the primary action is filled with the text colour.
    '--hero-action-color': 'var(--head-ink)',
    '--hero-action-image': 'none',
    '--hero-action-ink': 'var(--head-ink-inverse)',
    '--hero-action-edge': 'transparent',
    ...groundOf(rounded(mix([250, 250, 251], primary, 0.025)), ink),
  };
};

const headInks = (text: Rgb): Theme => ({
  '--head-ink': toHex(text),
  '--head-ink-inverse': toHex(text === white ? ink : white),
});

const groundOf = (ground: Rgb, text: Rgb): Theme => ({
  '--ground': toHex(ground),
  '--ground-ink': toHex(text),
  '--ground-ink-muted': toHex(mutedOn(ground, text)),
  '--ground-line': toHex(rounded(mix(ground, text, 0.14))),
});

/** Muted text: mixed with a third of the background, or less if that is not legible. */
const mutedOn = (ground: Rgb, text: Rgb): Rgb => {
  for (let percent = 35; percent > 0; percent--) {
    const shade = rounded(mix(text, ground, percent / 100));
    if (isClear(shade, [ground], textRatio)) return shade;
  }
  return text;
};

const shapes = (design: PageDesign): Theme => ({
  '--button-radius': { pill: '9999px', square: '0px', rounded: '12px' }[design.button_style] ?? '12px',
  '--card-radius': design.button_style === 'square' ? '4px' : '20px',
  '--field-radius': design.button_style === 'square' ? '2px' : '10px',
  '--card-shadow':
    design.card_style === 'elevated' ? '0 1px 2px rgb(30 27 38 / 0.06), 0 12px 32px -8px rgb(30 27 38 / 0.12)' : 'none',
  // `bordered` and `outlined` are the same look.
  '--card-border': design.card_style === 'bordered' || design.card_style === 'outlined' ? '1px' : '0px',
});

const isClear = (colour: Rgb, grounds: readonly Rgb[], ratio: number): boolean =>
  grounds.every((ground) => contrast(colour, ground) >= ratio);

/** Near-black or white, whichever has more contrast on a plain colour; pure black where near-black is not enough. */
const inkOnSolid = (ground: Rgb): Rgb => {
  const best = clearer(ink, white, ground);
  return isClear(best, [ground], textRatio) ? best : clearer(black, white, ground);
};

const clearer = (one: Rgb, other: Rgb, ground: Rgb): Rgb =>
  contrast(one, ground) >= contrast(other, ground) ? one : other;

interface Veil {
  readonly colour: Rgb;
  readonly opacity: number;
}

interface Inked {
  readonly ink: Rgb;
  readonly veil: Veil;
  /** The colours underneath, as chosen. */
  readonly points: readonly Rgb[];
}

/**
 * Returns the text colour for a background of several colours, and the weakest overlay with which it is legible on all
 * of them.
 */
const inkOn = (points: readonly Rgb[]): Inked => {
  const light = veilFor(white, black, points);
  const dark = veilFor(ink, white, points);
  return light.opacity <= dark.opacity ? { ink: white, veil: light, points } : { ink, veil: dark, points };
};

/** Whether a filled button has enough contrast to its background along its whole edge, or needs an outline. */
const stands = ({ points, veil }: Inked, ground: Rgb): boolean =>
  isClear(
    ground,
    points.map((point) => mix(point, veil.colour, veil.opacity)),
    controlRatio,
  );

const veilFor = (text: Rgb, colour: Rgb, grounds: readonly Rgb[]): Veil => {
  const covered = (percent: number) => grounds.map((ground) => rounded(mix(ground, colour, percent / 100)));
  let percent = 0;
  // At 100 the text is on the colour of the overlay itself, where it is legible.
  while (percent < 100 && !isClear(text, covered(percent), textRatio)) percent++;
  return { colour, opacity: percent / 100 };
};

const layered = (veil: Veil, start: Rgb, end: Rgb, angle: string): string => {
  const gradient = `linear-gradient(${angle},${toHex(start)},${toHex(end)})`;
  if (veil.opacity === 0) return gradient;
  const flat = `rgb(${veil.colour.join(' ')} / ${veil.opacity})`;
  return `linear-gradient(${flat},${flat}),${gradient}`;
};

type ColourField = Extract<keyof PageDesign, `${string}_color` | `background_gradient_${string}`>;

const colourOf = (design: PageDesign, field: ColourField): Rgb =>
  parseHex(design[field]) ?? parseHex(defaultPageDesign[field]) ?? black;
