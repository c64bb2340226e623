/** The characters of the bytes 0x80 to 0x9f; the others are those of Latin-1. '\0': not assigned. */
const special = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** Cyrillic letters as Latin ones, in the German way. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'w',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'jo',
  ж: 'sch',
  з: 's',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'ch',
  ц: 'z',
  ч: 'tsch',
  ш: 'sch',
  щ: 'schtsch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
  і: 'i',
  ї: 'ji',
  є: 'je',
  ґ: 'g',
  ў: 'u',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  ђ: 'dj',
  џ: 'dsch',
};

/** Letters that no decomposition leads to. */
const others: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ẞ: 'SS',
  '№': 'Nr.',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '\u202f': ' ',
  '\u2009': ' ',
};

/**
 * Returns a text in characters of Windows-1252: Cyrillic letters are written as Latin ones, other letters lose the marks
 * that it does not have, and what is left becomes '?'.
 */
export const westernText = (text: string): string => Array.from(text.normalize('NFC'), westernLetter).join('');

const westernLetter = (letter: string): string => {
  const written = known(letter);
  if (written !== undefined) return written;
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(plain, (part) => known(part) ?? '?').join('') || '?';
};

/** A character as it is or as a table says; undefined: it has to be taken apart. */
const known = (letter: string): string | undefined => {
  if (byteOf(letter) !== undefined) return letter;
  const small = letter.toLowerCase();
  const written = latin[small];
  if (written !== undefined) return small === letter ? written : written.charAt(0).toUpperCase() + written.slice(1);
  return others[letter];
};

/** The byte of a character; undefined: Windows-1252 does not have it. */
const byteOf = (letter: string): number | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80 || (code > 0x9f && code < 0x1_00)) return code;
  const place = letter === '\0' ? -1 : special.indexOf(letter);
  return place < 0 ? undefined : 0x80 + place;
};

/** Returns a text as bytes of Windows-1252. */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(westernText(text)), (letter) => byteOf(letter) ?? 0x3f);
