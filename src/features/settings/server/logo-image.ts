import { createHash } from 'node:crypto';
import { Problem } from '#shared/contract/problem.ts';
import { hasTooManyPixels } from '#shared/kernel/image-pixels.ts';
import type { Language } from '#shared/kernel/language.ts';
import { imageDecoder } from '#shared/server/image-decoder.ts';
import { logoRefusals } from '../texts/logo-refusals.ts';

/** An image as stored: re-encoded, so that nothing of the uploaded file remains but its pixels. */
export interface StoredImage {
  /** Derived from the content. */
  readonly name: string;
  readonly content_type: string;
  readonly bytes: Buffer;
}

/** What may be decoded at once; more would exhaust memory. */
const mostDecoded = 40_000_000;
const longestEdge = 1200;

/**
 * Detects the image format by the first bytes; the file name is ignored, and SVG is refused because it may contain
 * scripts.
 */
const kindOf = (start: string): 'png' | 'jpeg' | 'gif' | 'webp' | undefined => {
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  return start.startsWith('RIFF') && start.startsWith('WEBP', 8) ? 'webp' : undefined;
};

/**
 * Converts an uploaded PNG, JPEG, WebP or GIF to the stored image: JPEG stays JPEG, everything else becomes PNG, which
 * every mail program shows; rotated upright, without metadata, at most 1200 pixels on the longer edge. Throws Problem
 * 415 for any other content and 422 for an image that is damaged or has too many pixels.
 */
export const logoImage = async (file: Uint8Array, language: Language): Promise<StoredImage> => {
  const refusals = logoRefusals[language];
  const kind = kindOf(Buffer.from(file.subarray(0, 16)).toString('latin1'));
  if (!kind) throw new Problem(415, 'unsupported_type', refusals.unsupported);
  const image = await imageDecoder();
  try {
    const read = { limitInputPixels: false, failOn: 'error' } as const;
    if (hasTooManyPixels(await image(file, read).metadata(), { edge: longestEdge, mostDecoded })) {
      throw new Error('pixel limit');
    }
    const upright = image(file, read)
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true });
    return kind === 'jpeg'
      ? stored(await upright.jpeg({ quality: 88 }).toBuffer(), 'jpg', 'image/jpeg')
      : stored(await upright.png({ compressionLevel: 9 }).toBuffer(), 'png', 'image/png');
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    throw new Problem(422, 'unreadable_image', tooMany ? refusals.tooManyPixels : refusals.unreadable);
  }
};

const stored = (bytes: Buffer, extension: string, content_type: string): StoredImage => ({
  name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`,
  content_type,
  bytes,
});

/** Scales a stored image down to fit into `box`, in pixels, under the same name; an image that fits is unchanged. */
export const shrunk = async (image: StoredImage, box: { width: number; height: number }): Promise<StoredImage> => {
  const decode = await imageDecoder();
  const small = decode(image.bytes).resize({ ...box, fit: 'inside', withoutEnlargement: true });
  return { ...image, bytes: await small.toBuffer() };
};
