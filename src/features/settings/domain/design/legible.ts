import { black, contrast, type Rgb, white } from './colour.ts';
import { chromaLimit, oklchOf, rgbFrom } from './oklch.ts';

/**
 * Returns the colour unchanged if it reaches `ratio` on every one of `grounds`; else the nearest darker (or lighter)
 * shade of the same hue that does, and in the extreme black (or white). Pale colours gain chroma as they darken: a pale
 * pink becomes a strong pink, not a grey. Grey stays grey.
 */
export const legible = (
  colour: Rgb,
  grounds: readonly Rgb[],
  ratio: number,
  towards: 'darker' | 'lighter' = 'darker',
): Rgb => {
  const isLegible = (shade: Rgb): boolean => grounds.every((ground) => contrast(shade, ground) >= ratio);
  if (isLegible(colour)) return colour;
  const shade = shadesOf(colour);
  const end = towards === 'darker' ? 0 : 1;
  let [legibleAt, illegibleAt] = [end, oklchOf(colour).lightness];
  for (let step = 0; step < 10; step++) {
    const lightness = (legibleAt + illegibleAt) / 2;
    // Round first, so that the checked colour is the painted one.
    if (isLegible(shade(lightness))) legibleAt = lightness;
    else illegibleAt = lightness;
  }
  const found = shade(legibleAt);
  return isLegible(found) ? found : towards === 'darker' ? black : white;
};

/** The maximum factor by which the chroma of a shade may exceed that of the chosen colour. */
const mostChroma = 3;

/** Returns the shades of a colour: the same hue, and the same share of the maximum chroma. */
const shadesOf = (colour: Rgb): ((lightness: number) => Rgb) => {
  const { lightness: own, chroma, hue } = oklchOf(colour);
  const share = chroma / (chromaLimit(own, hue) || 1);
  return (lightness) => {
    const limit = chromaLimit(lightness, hue);
    return rgbFrom({
      lightness,
      hue,
      chroma: Math.min(limit, Math.max(chroma, Math.min(share * limit, mostChroma * chroma))),
    });
  };
};
