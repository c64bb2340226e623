import { createHash } from 'node:crypto';
import type { Raw } from 'sharp';
import { type ImageDecoder, imageDecoder } from '#shared/server/image-decoder.ts';
import type { PictureProblem } from '../domain/picture-problem.ts';
import { bytesGoal, type FileFormat, fileFormats, isTooLarge, qualities, widthsOf } from '../domain/picture-sizes.ts';
import type { PictureFile } from './files-store.ts';
import type { MadePicture } from './processing-store.ts';

/** The upload cannot be shown, and trying again would not help. */
export class BadPicture extends Error {
  override readonly name = 'BadPicture';
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem, cause: unknown) {
    super(`The picture was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Seconds for each step of decoding and encoding. */
const patience = 20;

/**
 * Makes the files that pages show: upright, in sRGB, on white where it is transparent, with nothing but pixels, so that
 * neither the position nor anything else the camera wrote remains. Throws BadPicture for a file that cannot be decoded,
 * and the reason of `stopped` before the next step.
 */
export const makeFiles = async (
  original: Uint8Array,
  stopped?: AbortSignal,
): Promise<{ readonly made: MadePicture; readonly files: readonly PictureFile[] }> => {
  const image = await imageDecoder();
  const { pixels, raw } = await decoded(image, original);
  const widths = widthsOf(raw.width);
  const files: PictureFile[] = [];
  for (const width of widths) {
    for (const format of fileFormats) {
      stopped?.throwIfAborted();
      files.push({ width, format, bytes: await encoded(image, pixels, raw, width, format) });
    }
  }
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const name = hash.digest('hex').slice(0, 32);
  return {
    made: { name, width: raw.width, height: raw.height, widths, color: await colorOf(image, pixels, raw) },
    files,
  };
};

type Decoded = { readonly pixels: Buffer; readonly raw: Raw };

/** Decoded once, at the size of the widest file. */
const decoded = async (image: ImageDecoder, original: Uint8Array): Promise<Decoded> => {
  try {
    const read = { limitInputPixels: false, failOn: 'error' } as const;
    if (isTooLarge(await image(original, read).metadata())) throw new Error('pixel limit');
    const { data, info } = await image(original, read)
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: widthsOf(Number.MAX_SAFE_INTEGER).at(-1), withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch (error) {
    throw new BadPicture(problemOf(error), error);
  }
};

const problemOf = (error: unknown): PictureProblem => {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit')) return 'too_many_pixels';
  return message.includes('timeout') ? 'too_slow' : 'unreadable';
};

/** Encoded at the best quality that meets the goal for its width. */
const encoded = async (
  image: ImageDecoder,
  pixels: Buffer,
  raw: Raw,
  width: number,
  format: FileFormat,
): Promise<Buffer> => {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities[format]) {
    const sized = image(pixels, { raw }).timeout({ seconds: patience }).resize({ width });
    bytes = await (format === 'avif' ? sized.avif({ quality, effort: 3 }) : sized.webp({ quality })).toBuffer();
    if (bytes.length <= bytesGoal(width)) break;
  }
  return bytes;
};

const colorOf = async (image: ImageDecoder, pixels: Buffer, raw: Raw): Promise<string> => {
  const { dominant } = await image(pixels, { raw }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
};
