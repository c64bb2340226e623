import type { UploadedFile } from '#shared/contract/endpoint.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { ImageHead } from '#shared/kernel/image-pixels.ts';
import type { Language } from '#shared/kernel/language.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { imageDecoder } from '#shared/server/image-decoder.ts';
import { formatOf } from '../domain/picture-format.ts';
import { isTooLarge } from '../domain/picture-sizes.ts';
import { pictureRefusals } from '../texts/refusals.ts';

/**
 * Checks an upload as far as that is possible without decoding it, so that most mistakes are said at once: 415 for a
 * format that is not read, 422 for a broken head or too many pixels. Returns its name in a form that can be shown.
 */
export const checkedUpload = async ({ name, bytes }: UploadedFile, language: Language): Promise<string> => {
  const refusals = pictureRefusals[language];
  const format = formatOf(Buffer.from(bytes.subarray(0, 32)).toString('latin1'));
  if (!format) throw new Problem(415, 'unsupported_type', refusals.unsupported);
  if (format === 'heic') throw new Problem(415, 'heic', refusals.heic);
  const head = await headOf(bytes).catch(() => {
    throw new Problem(422, 'unreadable_image', refusals.unreadable);
  });
  if (isTooLarge(head)) throw new Problem(422, 'too_many_pixels', refusals.too_many_pixels);
  return cleanLine(name.toWellFormed()).slice(0, 200) || format;
};

const headOf = async (bytes: Uint8Array): Promise<ImageHead> => {
  const image = await imageDecoder();
  // The limit is checked above; here it would make a large picture look broken.
  return image(bytes, { limitInputPixels: false }).metadata();
};
