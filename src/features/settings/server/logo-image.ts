import { createHash } from 'node:crypto';
import type { Sharp, SharpOptions } from 'sharp';
import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { logoRefusals } from '../texts/logo-refusals.ts';

/** A picture as we keep it: written anew, so that nothing of the sent file is left but what it shows. */
export interface StoredImage {
  /** Made of the content (SRV-50). */
  readonly name: string;
  readonly content_type: string;
  readonly bytes: Buffer;
}

// More than any camera the studio owns; what claims more is not a logo but an attack on memory.
const maxPixels = 40_000_000;
const longestEdge = 1200;

/** Kinds of pictures by their first bytes (SRV-50); whatever a file is called counts for nothing, and SVG may hold scripts. */
const kindOf = (start: string): 'png' | 'jpeg' | 'gif' | 'webp' | undefined => {
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  return start.startsWith('RIFF') && start.startsWith('WEBP', 8) ? 'webp' : undefined;
};

/**
 * Turns an uploaded PNG, JPEG, WebP or GIF into the picture we keep: a JPEG stays one, everything else becomes a PNG,
 * which every mail program shows; turned upright, without metadata, at most 1200 pixels long. Throws Problem 415 for
 * anything that is no such picture and 422 for one that is damaged or has too many pixels.
 */
export const logoImage = async (file: Uint8Array, language: Language): Promise<StoredImage> => {
  const refusals = logoRefusals[language];
  const kind = kindOf(Buffer.from(file.subarray(0, 16)).toString('latin1'));
  if (!kind) throw new Problem(415, 'unsupported_type', refusals.unsupported);
  const image = await decoder();
  try {
    const upright = image(file, { limitInputPixels: maxPixels, failOn: 'error' })
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

/** A picture of ours made to fit into `box`, in pixels, under its old name; one that fits stays as it is. */
export const shrunk = async (image: StoredImage, box: { width: number; height: number }): Promise<StoredImage> => {
  const decode = await decoder();
  const small = decode(image.bytes, { failOn: 'error' }).resize({ ...box, fit: 'inside', withoutEnlargement: true });
  return { ...image, bytes: await small.toBuffer() };
};

type Decoder = (bytes: Uint8Array, options: SharpOptions) => Sharp;
let loaded: Promise<Decoder> | undefined;

// Loaded when the first picture comes, and then able to read these four formats and no other.
const decoder = (): Promise<Decoder> => (loaded ??= loadDecoder());

const loadDecoder = async (): Promise<Decoder> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
  return sharp;
};
