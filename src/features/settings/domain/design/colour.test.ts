import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  black,
  contrast,
  gradientPoints,
  luminance,
  mix,
  parseHex,
  type Rgb,
  rounded,
  toHex,
  white,
} from './colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel);

describe('a colour in hexadecimal digits', () => {
  it.each<[string, Rgb | undefined]>([
    ['#000000', [0, 0, 0]],
    ['#FFFFFF', [255, 255, 255]],
    ['#9333ea', [147, 51, 234]],
    ['#0102FE', [1, 2, 254]],
    ['#a5F', [170, 85, 255]],
    ['9333ea', undefined],
    ['#9333e', undefined],
    ['#9333ea0', undefined],
    [' #9333ea', undefined],
    ['#9333eg', undefined],
    ['red', undefined],
    ['', undefined],
  ])('%j is %j', (text, read) => {
    expect(parseHex(text)).toEqual(read);
  });

  it('is parsed back to itself, and has two digits per channel', () => {
    fc.assert(
      fc.property(colour, (some) => {
        expect(parseHex(toHex(some))).toEqual(some);
      }),
    );
    expect(toHex([1.4, 1.5, 254.6])).toBe('#0102ff');
  });
});

describe('luminance and contrast (WCAG 2)', () => {
  it.each<[Rgb, number]>([
    [black, 0],
    [white, 1],
    [[255, 0, 0], 0.2126],
    [[0, 255, 0], 0.7152],
    [[0, 0, 255], 0.0722],
    [[119, 119, 119], 0.18447],
    [[10, 10, 10], 0.00304],
    [[11, 11, 11], 0.00335],
  ])('%j: %d', (some, expected) => {
    expect(luminance(some)).toBeCloseTo(expected, 4);
  });

  it.each<[Rgb, Rgb, number]>([
    [black, white, 21],
    [white, black, 21],
    [white, white, 1],
    // The well-known limit: the lightest grey that is legible on white, and the next one, which is not.
    [[118, 118, 118], white, 4.54],
    [[119, 119, 119], white, 4.48],
    [[147, 51, 234], white, 5.38],
  ])('%j and %j differ by %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('mixed colours', () => {
  it('are mixed channel by channel', () => {
    expect(mix([0, 100, 200], [100, 0, 250], 0)).toEqual([0, 100, 200]);
    expect(mix([0, 100, 200], [100, 0, 250], 1)).toEqual([100, 0, 250]);
    expect(mix([0, 100, 200], [100, 0, 250], 0.25)).toEqual([25, 75, 212.5]);
    expect(rounded([24.5, 75.4, 212.6])).toEqual([25, 75, 213]);
  });

  it('are at equal distances along a gradient, from its start to its end', () => {
    const points = gradientPoints([0, 0, 64], [32, 64, 0]);
    expect(points).toHaveLength(33);
    expect([points[0], points[1], points[16], points.at(-1)]).toEqual([
      [0, 0, 64],
      [1, 2, 62],
      [16, 32, 32],
      [32, 64, 0],
    ]);
  });
});
