import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rgb } from './colour.ts';
import { oklchOf, rgbFrom } from './oklch.ts';

// Values from CSS Color 4.
const known: [string, Rgb, number, number, number][] = [
  ['red', [255, 0, 0], 0.62796, 0.25768, 29.234],
  ['lime', [0, 255, 0], 0.86644, 0.29483, 142.495],
  ['blue', [0, 0, 255], 0.45201, 0.31321, -95.948],
  ['gold', [255, 215, 0], 0.88677, 0.18224, 95.33],
  ['near black', [5, 10, 8], 0.13678, 0.01086, 172.5],
];

describe('OKLCH', () => {
  it.each(known)('%s', (_, rgb, lightness, chroma, hue) => {
    const seen = oklchOf(rgb);
    expect(seen.lightness).toBeCloseTo(lightness, 2);
    expect(seen.chroma).toBeCloseTo(chroma, 2);
    expect(Math.abs(seen.hue - hue)).toBeLessThan(5);
  });

  it('is grey without chroma, from black to white', () => {
    expect(oklchOf([0, 0, 0])).toMatchObject({ lightness: 0, chroma: 0 });
    expect(oklchOf([255, 255, 255]).lightness).toBeCloseTo(1, 4);
    expect(oklchOf([128, 128, 128]).chroma).toBeCloseTo(0, 4);
  });

  it('of an sRGB colour converts back to it', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (rgb) => {
        expect(rgbFrom(oklchOf(rgb))).toEqual(rgb);
      }),
    );
  });

  it('outside sRGB is clipped to it', () => {
    expect(rgbFrom({ lightness: 2, chroma: 0, hue: 0 })).toEqual([255, 255, 255]);
    expect(rgbFrom({ lightness: 0.628, chroma: 0.4, hue: 29.2 })[1]).toBe(0);
  });
});
