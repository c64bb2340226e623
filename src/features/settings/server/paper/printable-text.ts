import anyAscii from 'any-ascii';
import type { HasLetter } from './font-letters.ts';

/** What is no letter of a name: pictures, and characters that only say how others are joined. */
const pictures = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Cf}/u;

/**
 * Returns a text as a font can write it: letters that it does not have are spelled in Latin ones, and pictures are left
 * out. No character remains that the font would draw as a box, which PDF/A does not allow either. Lines stay.
 */
export const printableText = (text: string, hasLetter: HasLetter): string => {
  const isDrawn = (letter: string): boolean => letter === '\n' || hasLetter(letter.codePointAt(0) ?? 0);
  const written = Array.from(text.normalize('NFC'), (letter) => {
    if (isDrawn(letter)) return letter;
    if (/\s/u.test(letter)) return ' ';
    return pictures.test(letter) ? '' : Array.from(anyAscii(letter)).filter(isDrawn).join('');
  });
  // Where a picture stood between two words, two spaces would remain.
  return written.includes('') ? written.join('').replaceAll(/ {2,}/g, ' ').replaceAll(/^ | $/gm, '') : written.join('');
};

/** Returns how many different letters of a text a font does not have; pictures and spaces do not count. */
export const missingLetters = (text: string, hasLetter: HasLetter): number =>
  [...new Set(text.normalize('NFC'))].filter(
    (letter) => !/\s/u.test(letter) && !pictures.test(letter) && !hasLetter(letter.codePointAt(0) ?? 0),
  ).length;
