import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bytesGoal, type FileFormat, qualities } from '../domain/picture-sizes.ts';
import { makeFiles } from './make-files.ts';
import { drawn } from './testing/picture-studio.ts';

/** A picture that hardly compresses, the same in every run. */
const noise = (size: number): Promise<Buffer> => {
  const bytes: Buffer[] = [];
  for (let at = 0; at * 32 < size * size * 3; at += 1) bytes.push(createHash('sha256').update(String(at)).digest());
  const pixels = Buffer.concat(bytes).subarray(0, size * size * 3);
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
};
const again = async (original: Buffer, format: FileFormat, quality: number): Promise<number> => {
  const image = sharp(original).removeAlpha().resize({ width: 320 });
  const bytes = await (format === 'avif' ? image.avif({ quality, effort: 3 }) : image.webp({ quality })).toBuffer();
  return bytes.length;
};

describe('the files of a picture', () => {
  it.each(['avif', 'webp'] as const)(
    'are %s of the best quality that meets the goal for their width, and of the lowest if none does (PIC-02)',
    async (format) => {
      for (const original of [await drawn(320, 320).png().toBuffer(), await noise(320)]) {
        const { files } = await makeFiles(original);
        const file = files.find((one) => one.width === 320 && one.format === format);
        const tried = await Promise.all(qualities[format].map((quality) => again(original, format, quality)));
        expect(file?.bytes.length).toBe(tried.find((bytes) => bytes <= bytesGoal(320)) ?? tried.at(-1));
      }
      expect(await again(await noise(320), format, qualities[format][0]!)).toBeGreaterThan(bytesGoal(320));
    },
  );
});
