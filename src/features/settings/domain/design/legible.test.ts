import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { black, contrast, mix, parseHex, type Rgb, rounded, toHex, white } from './colour.ts';
import { legible } from './legible.ts';
import { chromaLimit, oklchOf, rgbFrom } from './oklch.ts';

const channel = integer({ min: 0, max: 255 });
const colour = tuple(channel, channel, channel);
const rgb = (hex: string): Rgb => parseHex(hex)!;
const night = rgb('#211e29');
const between = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

const checked = (chosen: Rgb, towards: 'darker' | 'lighter', ratio: number) => {
  const card = towards === 'darker' ? white : night;
  const grounds = [card, rounded(mix(card, chosen, 0.08))];
  return { shade: legible(chosen, grounds, ratio, towards), grounds };
};

test('the shade of any colour is legible on every ground (Y02, DES-002)', () => {
  assert(
    property(colour, constantFrom('darker', 'lighter'), constantFrom(3, 4.5), (chosen, towards, ratio) => {
      const { shade, grounds } = checked(chosen, towards, ratio);
      for (const ground of grounds) expect(contrast(shade, ground)).toBeGreaterThanOrEqual(ratio);
    }),
    { numRuns: 3000 },
  );
});

test('the shade keeps the hue, loses only chroma outside sRGB, and gains none beyond its share (DES-002)', () => {
  assert(
    property(colour, constantFrom('darker', 'lighter'), (chosen, towards) => {
      const before = oklchOf(chosen);
      const after = oklchOf(checked(chosen, towards, 4.5).shade);
      const possible = Math.min(before.chroma, chromaLimit(after.lightness, before.hue));
      expect(after.chroma).toBeGreaterThan(possible - 0.01);
      const share = before.chroma / chromaLimit(before.lightness, before.hue);
      const proportional = share * chromaLimit(after.lightness, before.hue);
      expect(after.chroma).toBeLessThan(Math.max(before.chroma, proportional) + 0.01);
      // For nearly grey colours, rounding a channel changes the hue by more than is visible.
      if (Math.min(before.chroma, after.chroma) > 0.03) expect(between(after.hue, before.hue)).toBeLessThan(4);
    }),
    { numRuns: 3000 },
  );
});

test('a legible colour stays unchanged, and grey stays grey', () => {
  assert(
    property(colour, (chosen) => {
      const { shade, grounds } = checked(chosen, 'darker', 4.5);
      if (grounds.every((ground) => contrast(chosen, ground) >= 4.5)) expect(shade).toEqual(chosen);
    }),
  );
  expect(oklchOf(legible(rgb('#e5e7eb'), [white], 4.5)).chroma).toBeLessThan(0.03);
  expect(new Set(legible(rgb('#dddddd'), [white], 4.5)).size).toBe(1);
});

test.each([
  ['pink', '#fbcfe8'],
  ['yellow', '#fde68a'],
  ['lilac', '#e9d5ff'],
  ['mint', '#a7f3d0'],
  ['sky', '#bae6fd'],
])('a pale %s (%s) becomes a strong shade of itself', (_, hex) => {
  const { chroma } = oklchOf(checked(rgb(hex), 'darker', 4.5).shade);
  expect(chroma).toBeGreaterThan(0.08);
});

test.each([
  ['blue', '#1e3a8a'],
  ['red', '#7f1d1d'],
  ['green', '#14532d'],
])('a dark %s (%s) becomes a strong lighter shade of itself on a dark ground', (_, hex) => {
  const { chroma, lightness } = oklchOf(checked(rgb(hex), 'lighter', 4.5).shade);
  expect(chroma).toBeGreaterThan(0.08);
  expect(lightness).toBeLessThan(0.8);
});

test('a colour that exactly reaches the ratio stays unchanged', () => {
  const chosen = rgb('#c026d3');
  expect(legible(chosen, [white], contrast(chosen, white))).toEqual(chosen);
});

test('conversion to OKLCH and back gives the same colour', () => {
  assert(
    property(colour, (chosen) => {
      expect(toHex(rgbFrom(oklchOf(chosen)))).toBe(toHex(chosen));
    }),
  );
});

test('gives black or white, as requested, if no shade is legible on every ground', () => {
  const grey: Rgb = [128, 90, 90];
  expect(legible(grey, [black, white], 15, 'darker')).toEqual(black);
  expect(legible(grey, [black, white], 15)).toEqual(black);
  expect(legible(grey, [black, white], 15, 'lighter')).toEqual(white);
});
