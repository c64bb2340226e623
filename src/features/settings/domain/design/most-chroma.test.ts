import { describe, expect, it } from 'vitest';
import type { Rgb } from './colour.ts';
import { chromaLimit, oklchOf } from './oklch.ts';

// Values from CSS Color 4.
const known: [string, Rgb, number, number, number][] = [
  ['red', [255, 0, 0], 0.62796, 0.25768, 29.234],
  ['lime', [0, 255, 0], 0.86644, 0.29483, 142.495],
  ['blue', [0, 0, 255], 0.45201, 0.31321, -95.948],
  ['gold', [255, 215, 0], 0.88677, 0.18224, 95.33],
  ['near black', [5, 10, 8], 0.13678, 0.01086, 172.5],
];

describe('the maximum chroma in sRGB', () => {
  it.each(known.slice(0, 2))('is that of %s at its lightness and hue', (_, rgb) => {
    const { lightness, chroma, hue } = oklchOf(rgb);
    expect(chromaLimit(lightness, hue)).toBeGreaterThan(chroma - 0.002);
    expect(chromaLimit(lightness, hue)).toBeLessThan(chroma + 0.01);
  });

  it('is at least that of every sRGB colour', () => {
    const parts = [0, 51, 128, 204, 255];
    const colours = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue): Rgb => [red, green, blue])));
    // The limit is found in steps of 0.4 / 2^14. At the hue of pure blue the colours of a screen have a gap.
    const beyond = colours.filter((rgb) => {
      if (rgb[0] === 0 && rgb[1] === 0) return false;
      const { lightness, chroma, hue } = oklchOf(rgb);
      return chroma > chromaLimit(lightness, hue) + 0.4 / 2 ** 14;
    });
    expect(beyond).toEqual([]);
  });

  it('is 0 beyond black and white', () => {
    expect(chromaLimit(-0.1, 40)).toBe(0);
    expect(chromaLimit(1.1, 40)).toBe(0);
  });
});
