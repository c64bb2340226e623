import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The colours of the charts from admin.css: contrast with the card, and distinguishable with every colour vision.
const css = readFileSync(new URL('admin.css', import.meta.url), 'utf8');
const colorsOf = (theme: string): ReadonlyMap<string, string> => {
  const block = css.slice(css.indexOf(`${theme} {`), css.indexOf('}', css.indexOf(`${theme} {`)));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1] ?? '', found[2] ?? '']));
};
const themes = {
  light: colorsOf(':root'),
  dark: colorsOf('.dark'),
};

type Rgb = readonly [number, number, number];

/** Linear red, green and blue. */
const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const contrast = (a: Rgb, b: Rgb): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

/** Colours as seen without one of the three kinds of cones (Machado, Oliveira, Fernandes 2009). */
const eyes: Readonly<Record<string, readonly Rgb[]>> = {
  'full colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seen = (color: Rgb, eye: readonly Rgb[]): Rgb =>
  eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, i) => sum + part * (color[i] ?? 0), 0),
      ),
    ),
  ) as unknown as Rgb;

/** Perceived lightness, 0 to 100 (CIE L*). */
const lightness = (color: Rgb): number => {
  const y = luminance(color);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
};

describe.each(Object.entries(themes))('the palette of the charts, %s', (_, colors) => {
  const color = (name: string): Rgb => {
    const hex = colors.get(name);
    if (!hex) throw new Error(`admin.css has no --${name}`);
    return linear(hex);
  };

  it.each(['chart', 'chart-before'])('--%s has a contrast of 3:1 with the card', (name) => {
    expect(contrast(color(name), color('surface'))).toBeGreaterThanOrEqual(3);
  });

  it('the previous period is lighter than the current one: closer to the card, and distinguished by its outline', () => {
    const apart = (name: string): number => Math.abs(lightness(color(name)) - lightness(color('surface')));
    expect(apart('chart-before-soft')).toBeLessThan(apart('chart') / 2);
    expect(apart('chart-before')).toBeLessThan(apart('chart'));
    expect(contrast(color('chart'), color('chart-before-soft'))).toBeGreaterThanOrEqual(3);
    expect(contrast(color('chart-before'), color('chart-before-soft'))).toBeGreaterThanOrEqual(2.5);
  });

  it('a bar is distinguishable from the total it is a part of', () => {
    expect(contrast(color('chart'), color('chart-track'))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['heat-1', 'heat-ink'],
    ['heat-2', 'heat-ink'],
    ['heat-3', 'heat-ink-high'],
    ['heat-4', 'heat-ink-high'],
    ['heat-5', 'heat-ink-high'],
  ])('a number on --%s in --%s has a contrast of 4.5:1', (cell, ink) => {
    expect(contrast(color(cell), color(ink))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(eyes))('the two periods, and the steps of the heat map, differ in lightness: %s', (name) => {
    const eye = eyes[name] ?? [];
    const of = (token: string): number => lightness(seen(color(token), eye));
    expect(Math.abs(of('chart') - of('chart-before'))).toBeGreaterThanOrEqual(12);
    const steps = ['chart-track', 'heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5'].map(of);
    const grows = Math.sign((steps.at(-1) ?? 0) - (steps[0] ?? 0));
    steps.slice(1).forEach((step, i) => expect((step - (steps[i] ?? 0)) * grows).toBeGreaterThanOrEqual(3));
  });
});
