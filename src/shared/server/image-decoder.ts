import type { Sharp, SharpOptions } from 'sharp';

export type ImageDecoder = (bytes: Uint8Array, options?: SharpOptions) => Sharp;
let loaded: Promise<ImageDecoder> | undefined;

/**
 * The image library, loaded for the first image and restricted to decoding PNG, JPEG, WebP, GIF, AVIF and raw pixels from
 * memory. Callers check the format by the first bytes before.
 */
export const imageDecoder = (): Promise<ImageDecoder> => (loaded ??= load());

const load = async (): Promise<ImageDecoder> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
  return sharp;
};
