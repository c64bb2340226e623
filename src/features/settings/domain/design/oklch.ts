import { linear, type Rgb } from './colour.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

// The matrices are those of the author of OKLab (Björn Ottosson, 2020), for linear sRGB.
export const oklchOf = (colour: Rgb): Oklch => {
  const [r, g, b] = colour.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, blue), hue: (Math.atan2(blue, a) * 180) / Math.PI };
};

/** Returns the maximum chroma in sRGB at this lightness and hue. */
export const chromaLimit = (lightness: number, hue: number): number => {
  let [shown, beyond] = [0, 0.4];
  for (let step = 0; step < 14; step++) {
    const chroma = (shown + beyond) / 2;
    if (isShown(linearFrom({ lightness, chroma, hue }))) shown = chroma;
    else beyond = chroma;
  }
  return shown;
};

/** Converts a colour within sRGB to channels, each rounded. */
export const rgbFrom = (colour: Oklch): Rgb => linearFrom(colour).map(fromLinear) as unknown as Rgb;

const linearFrom = ({ lightness, chroma, hue }: Oklch): Rgb => {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

// A tolerance for rounding errors.
const isShown = (light: Rgb): boolean => light.every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);

const fromLinear = (light: number): number => {
  const value = Math.min(1, Math.max(0, light));
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
};
