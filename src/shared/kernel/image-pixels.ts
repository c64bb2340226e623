/** A picture as its head describes it, in pixels as stored. */
export interface ImageHead {
  readonly width: number;
  readonly height: number;
  /** As the decoder names it: 'jpeg', 'png', … */
  readonly format?: string | undefined;
  /** Stored in several passes over the whole picture. */
  readonly isProgressive?: boolean | undefined;
}

/** More than any camera or phone has. A larger picture is an attempt to exhaust the processor. */
const mostPixels = 250_000_000;

/** A JPEG is decoded at a half, a quarter or an eighth of its size, as long as that is no smaller than what is wanted. */
const reductions = [8, 4, 2] as const;

/**
 * Whether a picture has more pixels than may be decoded to make one of at most `edge` pixels wide or high from it: memory
 * is needed for the pixels that are decoded, of which there are at most `mostDecoded`. Only a JPEG in one pass is decoded at
 * a reduced size.
 */
export const hasTooManyPixels = (
  { width, height, format, isProgressive = false }: ImageHead,
  { edge, mostDecoded }: { readonly edge: number; readonly mostDecoded: number },
): boolean => {
  const pixels = width * height;
  if (pixels > mostPixels) return true;
  const isReduced = format === 'jpeg' && !isProgressive;
  const by = isReduced ? (reductions.find((one) => Math.min(width, height) >= one * edge) ?? 1) : 1;
  return pixels / by ** 2 > mostDecoded;
};
