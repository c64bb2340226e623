import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bytesGoal, fileFormats, qualities } from '../domain/picture-sizes.ts';
import { makeFiles } from './make-files.ts';

/** A picture whose pixels differ from each other by at most `noise`, the same at every call. */
const noisy = async (noise: number) => {
  const [width, height] = [320, 240];
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    pixels[at] = 100 + ((seed >> 16) % noise);
  }
  const raw = { width, height, channels: 3 } as const;
  const encoded = (format: (typeof fileFormats)[number], quality: number) => {
    const image = sharp(pixels, { raw }).resize({ width });
    return (format === 'avif' ? image.avif({ quality, effort: 3 }) : image.webp({ quality })).toBuffer();
  };
  return { width, encoded, original: await sharp(pixels, { raw }).png().toBuffer() };
};

it('a file has the best quality that meets the goal for its width, or the last one (PIC-02)', async () => {
  const tried = new Set<number>();
  for (const noise of [2, 24, 150]) {
    const { width, encoded, original } = await noisy(noise);
    const { files } = await makeFiles(original);
    for (const format of fileFormats) {
      const all = await Promise.all(qualities[format].map((quality) => encoded(format, quality)));
      const met = all.findIndex((bytes) => bytes.length <= bytesGoal(width));
      const expected = met === -1 ? all.length - 1 : met;
      tried.add(met);
      const file = files.find((one) => one.width === width && one.format === format);
      expect(file?.bytes.equals(all[expected]!)).toBe(true);
    }
  }
  // Pictures that need no reduction, some, and more than there is.
  expect(tried).toContain(0);
  expect(tried).toContain(-1);
  expect(tried.size).toBeGreaterThan(2);
});

it('a file that is not a picture is refused with its cause, so that the log names it (PIC-02)', async () => {
  await expect(makeFiles(Buffer.from('nothing'))).rejects.toMatchObject({
    name: 'BadPicture',
    problem: 'unreadable',
    cause: expect.objectContaining({ message: expect.stringContaining('unsupported') }),
  });
});
