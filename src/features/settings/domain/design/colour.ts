/** Colours as sRGB channels, 0 to 255 each. All functions here are WCAG 2 arithmetic on them. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** Reads #RGB or #RRGGBB; undefined for anything else. */
export const parseHex = (text: string): Rgb | undefined => {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const toHex = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes `share` of `to` over `from`, channel by channel, as a browser blends a layer or a gradient. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The linear value, 0 to 1, of an sRGB channel (0 to 255). */
export const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 (black) to 1 (white). */
export const luminance = (colour: Rgb): number =>
  0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);

/** Contrast ratio, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

export const rounded = (colour: Rgb): Rgb => [Math.round(colour[0]), Math.round(colour[1]), Math.round(colour[2])];

/** Points along a linear gradient, close enough that nothing between them differs visibly. */
export const gradientPoints = (start: Rgb, end: Rgb): Rgb[] =>
  Array.from({ length: 33 }, (_, index) => mix(start, end, index / 32));
