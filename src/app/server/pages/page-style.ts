import type { PageDesign } from '#features/settings/contract.ts';
import { type FontFamily, fontStack } from '#features/settings/domain/design/font-stack.ts';
import { themeOf } from '#features/settings/domain/design/theme.ts';
import type { FontFile } from '../../web/font-files.ts';
import { fontFiles, unicodeRanges } from '../../web/font-files.ts';

/**
 * The studio's design as CSS: variables, and the faces of the selected font. Inlined in the page, to avoid a flash of
 * unstyled content.
 */
export const pageStyle = (design: PageDesign): string => {
  const variables = Object.entries({ ...themeOf(design), '--font-family': fontStack(design.font_family) });
  const root = `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  return root + fontFaces(design.font_family) + transition;
};

// Not in a style sheet: if it is still loading when the page is first shown, the transition is skipped.
const transition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The @font-face rules of a font and of its fallback while it loads. */
export const fontFaces = (family: FontFamily): string =>
  fontFiles[family].map(fontFace).join('') + fallbackFaces(family);

/** The font files that every page needs at once: Latin, and Cyrillic for Russian. */
export const fontPreloads = (family: FontFamily, language: 'de' | 'ru'): readonly string[] =>
  fontFiles[family]
    .filter((file) => file.script === 'latin' || (language === 'ru' && file.script === 'cyrillic'))
    .map((file) => file.url);

const fontFace = (file: FontFile): string =>
  `@font-face{font-family:'${file.family}';font-style:normal;font-display:swap;font-weight:${file.weight};src:url(${file.url}) format('woff2');unicode-range:${unicodeRanges[file.script]}}`;

interface Metrics {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

/*
 * Arial, adjusted to the metrics of each font, is used until the font has loaded. In percent, measured in Chromium with
 * the served fonts and German text; the layout shift test verifies them.
 */
const fallbackMetrics: Readonly<Partial<Record<FontFamily, Metrics>>> = {
  Inter: { size: 106.8, ascent: 90.7, descent: 22.6 },
  Roboto: { size: 98.8, ascent: 93.9, descent: 24.7 },
  Poppins: { size: 110, ascent: 95.5, descent: 31.8 },
  Montserrat: { size: 112.7, ascent: 85.9, descent: 22.3 },
  'Open Sans': { size: 105.2, ascent: 101.6, descent: 27.9 },
};

const fallbackFaces = (family: FontFamily): string => {
  const metrics = fallbackMetrics[family];
  if (!metrics) return '';
  const face = (weight: string, names: readonly string[]): string =>
    `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${metrics.size}%;ascent-override:${metrics.ascent}%;descent-override:${metrics.descent}%;line-gap-override:0%}`;
  return (
    face('100 500', ['Arial', 'Liberation Sans', 'Arimo']) +
    face('600 900', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'])
  );
};
