import { hasTooManyPixels, type ImageHead } from '#shared/kernel/image-pixels.ts';

/** The widths in which pages request pictures, in pixels: a portrait, half a card, a card of a phone, the whole screen. */
export const pageWidths = [320, 640, 960, 1600] as const;

/** The formats that browsers choose from, the smaller one first. */
export const fileFormats = ['avif', 'webp'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What may be decoded at once; more would exhaust memory. The large JPEG of a camera is decoded at a reduced size. */
const mostDecoded = 60_000_000;

export const isTooLarge = (head: ImageHead): boolean =>
  hasTooManyPixels(head, { edge: pageWidths.at(-1) ?? 0, mostDecoded });

export const mostBytes = 25 * 1_048_576;

/** The widths to make of a picture that is `width` pixels wide: those of the pages, never larger than it is. */
export const widthsOf = (width: number): number[] => {
  const largest = Math.min(width, pageWidths.at(-1) ?? width);
  return [...pageWidths.filter((one) => one < largest), largest];
};

/**
 * How many bytes a file may have: 60 kB for the widest card of a phone and in proportion to the width, so that the
 * pictures of a phone's first screen stay below 120 kB. The large view of the gallery may have more.
 */
export const bytesGoal = (width: number): number => (width > 960 ? 320_000 : Math.max(6000, Math.round(width * 62.5)));

/** The qualities to try, best first. A picture that is still too large at the last one is stored as it is. */
export const qualities: Readonly<Record<FileFormat, readonly number[]>> = {
  avif: [55, 45, 36, 28],
  webp: [78, 66, 54, 42],
};
