import { legacyWords, separateWords } from './legacy-words.ts';
import { implausibility } from './plausible-word.ts';

/** The encodings that can be chosen, by the names that browsers know them by. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'macintosh',
  'x-mac-cyrillic',
] as const;
export type Encoding = (typeof encodings)[number];

/** How the bytes of a file are read. */
export interface GuessedEncoding {
  readonly encoding: Encoding;
  /** Whether the bytes leave no doubt: a mark at their beginning, valid UTF-8, or no letter that is read in two ways. */
  readonly isSure: boolean;
}

/** The text of a file. A byte order mark is not part of it. */
export const decoded = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '');

/**
 * Finds the encoding of a file by its bytes: the byte order mark; zeros in every second byte; valid UTF-8; otherwise the
 * encoding in which the words with bytes beyond ASCII look most like words.
 */
export const encodingOf = (bytes: Uint8Array): GuessedEncoding => {
  const wide = wideEncodingOf(bytes);
  if (wide) return { encoding: wide, isSure: true };
  if (isUtf8(bytes)) return { encoding: 'utf-8', isSure: true };
  return likeliest(legacyWords(bytes), hasOldMacLines(bytes));
};

const wideEncodingOf = (bytes: Uint8Array): Encoding | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const beginning = bytes.subarray(0, 4000);
  const zeros = (of: 0 | 1): number => beginning.filter((byte, at) => byte === 0 && at % 2 === of).length;
  const [even, odd] = [zeros(0), zeros(1)];
  // Letters of other scripts have no zero byte, but separators and line ends have.
  const isMany = (count: number): boolean => beginning.length >= 8 && count * 40 >= beginning.length;
  if (even === 0 && isMany(odd)) return 'utf-16le';
  return odd === 0 && isMany(even) ? 'utf-16be' : undefined;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Old Macs end lines with CR alone. */
const hasOldMacLines = (bytes: Uint8Array): boolean => !bytes.includes(0x0a) && bytes.includes(0x0d);

/**
 * What speaks against an encoding before a word is read, in the unit of `implausibility`: how rare such files are. The
 * first of equal ones is chosen, so that files of German Windows programs are read as always.
 */
const rarity: readonly (readonly [Encoding, rare: number, ofOldMac: number])[] = [
  ['windows-1252', 0, 0.5],
  ['windows-1251', 0, 0.5],
  ['macintosh', 0.5, -1],
  ['windows-1254', 0.1, 0.6],
  ['windows-1250', 0.3, 0.8],
  ['koi8-r', 0.5, 1],
  ['ibm866', 0.5, 1],
  ['x-mac-cyrillic', 1, -0.5],
  ['utf-8', 1, 1],
];

/** Another reading that is worse by less than this, for all words together, is a doubt. */
const doubt = 0.5;

const likeliest = (words: Uint8Array, isOldMac: boolean): GuessedEncoding => {
  const readings = rarity
    .map(([encoding, rare, ofOldMac]) => {
      const text = decoded(words, encoding);
      const costs = separateWords(text).map(implausibility);
      return { encoding, text, cost: costs.reduce((sum, cost) => sum + cost, isOldMac ? ofOldMac : rare) };
    })
    .toSorted((a, b) => a.cost - b.cost);
  const [best, ...others] = readings;
  if (!best) throw new Error('There is no encoding to choose from');
  const rivals = others.filter(({ text, cost }) => text !== best.text && cost - best.cost < doubt);
  return { encoding: best.encoding, isSure: rivals.length === 0 && best.encoding !== 'utf-8' };
};
