import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FontFamily } from '../../domain/font-stack.ts';

/** The regular and the semibold font of a family, as TrueType files; both have Latin and Cyrillic letters. */
export interface PdfFonts {
  readonly regular: Buffer;
  readonly semibold: Buffer;
}

/** The package and the first part of the file name of each font. */
const files = {
  Inter: ['inter', 'Inter'],
  Roboto: ['roboto', 'Roboto'],
  Poppins: ['poppins', 'Poppins'],
  Montserrat: ['montserrat', 'Montserrat'],
  'Open Sans': ['open-sans', 'OpenSans'],
} as const;

const known = new Map<string, Buffer>();

/**
 * Returns the fonts of a design. `System` has no files: Inter is used. Poppins has no Cyrillic letters: a text that has
 * some is set in Montserrat, as on the pages (font-stack.ts).
 */
export const pdfFonts = (family: FontFamily, text: string): PdfFonts => {
  const wanted = family === 'System' ? 'Inter' : family;
  const [name, file] = files[wanted === 'Poppins' && /\p{Script=Cyrillic}/u.test(text) ? 'Montserrat' : wanted];
  return { regular: bytesOf(name, `${file}_400Regular`), semibold: bytesOf(name, `${file}_600SemiBold`) };
};

const bytesOf = (name: string, file: string): Buffer => {
  const bytes = known.get(file) ?? readFileSync(pathOf(name, file));
  known.set(file, bytes);
  return bytes;
};

/** In dist/ the build has put the files next to the server; otherwise they are read from their package. */
const pathOf = (name: string, file: string): string => {
  const built = fileURLToPath(new URL(`../fonts/${file}.ttf`, import.meta.url));
  if (existsSync(built)) return built;
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}/${file.split('_')[1]}/${file}.ttf`);
};
