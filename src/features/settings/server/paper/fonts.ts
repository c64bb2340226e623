import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FontFamily } from '../../domain/design/font-stack.ts';
import { type HasLetter, lettersOf } from './font-letters.ts';
import { missingLetters } from './printable-text.ts';

/** The regular and the semibold font of a family, as TrueType files. */
export interface PdfFonts {
  readonly regular: Buffer;
  readonly semibold: Buffer;
  /** Whether both can draw a character. */
  readonly hasLetter: HasLetter;
}

/** The package and the first part of the file name of each font. */
const files = {
  Inter: ['inter', 'Inter'],
  Roboto: ['roboto', 'Roboto'],
  Poppins: ['poppins', 'Poppins'],
  Montserrat: ['montserrat', 'Montserrat'],
  'Open Sans': ['open-sans', 'OpenSans'],
} as const;

type Family = keyof typeof files;

const known = new Map<Family, PdfFonts>();

/**
 * Returns the fonts of a design in which a text can be written. `System` has no files: Inter is used. If letters of the
 * text are missing in the font, the one is taken that misses the fewest: Montserrat replaces Poppins, which has no Cyrillic
 * letters, as on the pages (font-stack.ts), and Inter has the most. What none has is spelled in Latin letters.
 */
export const pdfFonts = (family: FontFamily, text: string): PdfFonts => {
  const wanted = family === 'System' ? 'Inter' : family;
  const missedBy = (one: Family): number => missingLetters(text, fontsOf(one).hasLetter);
  if (missedBy(wanted) === 0) return fontsOf(wanted);
  const inTurn: readonly Family[] = [wanted, 'Montserrat', 'Inter', 'Roboto', 'Open Sans'];
  const misses = inTurn.map(missedBy);
  return fontsOf(inTurn[misses.indexOf(Math.min(...misses))] ?? wanted);
};

const fontsOf = (family: Family): PdfFonts => {
  const before = known.get(family);
  if (before) return before;
  const [name, file] = files[family];
  const regular = readFileSync(pathOf(name, `${file}_400Regular`));
  const semibold = readFileSync(pathOf(name, `${file}_600SemiBold`));
  const [one, other] = [lettersOf(regular), lettersOf(semibold)];
  const fonts = { regular, semibold, hasLetter: (letter: number) => one(letter) && other(letter) };
  known.set(family, fonts);
  return fonts;
};

/** In dist/ the build has put the files next to the server; otherwise they are read from their package. */
const pathOf = (name: string, file: string): string => {
  const built = fileURLToPath(new URL(`../fonts/${file}.ttf`, import.meta.url));
  if (existsSync(built)) return built;
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}/${file.split('_')[1]}/${file}.ttf`);
};
