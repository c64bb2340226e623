/** 32 characters, five bits each; without 0, 1, I and O, which are confused when they are read from paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const bitsPerCharacter = 5;
const characters = 10;

/** Returns the access code that begins the given bytes: their first 50 bits as ten characters. */
export const codeOfBytes = (bytes: Uint8Array): string =>
  Array.from({ length: characters }, (_, index) => {
    const bits = Array.from({ length: bitsPerCharacter }, (__, bit) => bitOf(bytes, index * bitsPerCharacter + bit));
    return alphabet.charAt(bits.reduce((value, bit) => value * 2 + bit, 0));
  }).join('');

const bitOf = (bytes: Uint8Array, index: number): number => {
  const byte = bytes[Math.floor(index / 8)];
  if (byte === undefined) throw new Error('A code needs 50 bits');
  return Math.floor(byte / 2 ** (7 - (index % 8))) % 2;
};

/** How a code is printed: 'ABCDE-FGHJK'. */
export const printedCode = (code: string): string => `${code.slice(0, characters / 2)}-${code.slice(characters / 2)}`;

/** Cyrillic letters that look like those of a code. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Returns the code in a text that somebody typed, however it is spaced and whichever keyboard was used; null: none. */
export const codeIn = (text: string): string | null => {
  const typed = Array.from(text.toUpperCase().replace(/[\s\p{Dash}.]/gu, ''), (letter) => lookAlikes[letter] ?? letter);
  return typed.length === characters && typed.every((letter) => alphabet.includes(letter)) ? typed.join('') : null;
};
