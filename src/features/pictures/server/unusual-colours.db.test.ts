import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureStudio } from './testing/picture-studio.ts';

const { studio, listed, added, fetched } = pictureStudio();

const red = { r: 200, g: 60, b: 70 };
const plain = () => sharp({ create: { width: 600, height: 100, channels: 3, background: red } });

it.each([
  ['of a printing house (CMYK)', () => plain().toColourspace('cmyk').withIccProfile('cmyk').jpeg(), red],
  ['of a printing house, without its profile', () => plain().toColourspace('cmyk').jpeg(), red],
  ['of a phone with more colours (Display P3)', () => plain().withIccProfile('p3').jpeg(), red],
  ['of a scanner, with 16 bits a colour', () => plain().toColourspace('rgb16').png(), red],
  ['of an old camera, in shades of grey', () => plain().greyscale().jpeg(), undefined],
  ['of an office program, with a palette', () => plain().png({ palette: true, colours: 8 }), red],
  ['that is loaded in passes', () => plain().jpeg({ progressive: true }), red],
] as const)('a picture %s is shown in its colours (PIC-02)', async (_, made, colour) => {
  const service = await studio().addService();
  await added('service', service, await made().toBuffer());
  const [{ state, shown }] = await listed('service', service);
  expect(state).toBe('ready');
  const { rawPayload } = await fetched(`/pictures/${shown.name}-320.webp`);
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data.subarray(info.channels * 1000, info.channels * 1000 + 3);
  if (colour === undefined) {
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(8);
    return;
  }
  // A profile of a printing house has fewer colours.
  for (const [is, should] of [
    [r, colour.r],
    [g, colour.g],
    [b, colour.b],
  ] as const)
    expect([is, Math.abs(is - should) < 40]).toEqual([is, true]);
});
