import { black, contrast, type Rgb, white } from './colour.ts';
import { chromaLimit, oklchOf, rgbFrom } from './oklch.ts';

/**
 * The colour as it is if it reaches `ratio` on every one of `grounds`; else the nearest darker (or lighter) shade of the
 * same hue that does, and at the end black (or white). Pale colours gain colour on their way, as the eye expects of a
 * darker shade: a pale pink becomes a strong one and not a grey; what is grey stays grey.
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
    // Rounded first, because what is checked must be what is painted.
    if (isLegible(shade(lightness))) legibleAt = lightness;
    else illegibleAt = lightness;
  }
  const found = shade(legibleAt);
  return isLegible(found) ? found : towards === 'darker' ? black : white;
};

/** How much stronger than the chosen colour a shade of it may be. */
const mostChroma = 3;

/** The shades of a colour: its hue, and of the chroma that is possible as much as the colour itself has. */
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
