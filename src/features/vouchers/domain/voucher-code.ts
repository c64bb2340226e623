/** 32 characters, five bits each; without 0, 1, I and O, which are confused when they are read from paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 16 characters of five bits: 80 bits. */
const characters = 16;
export const codeBytes = 10;
const group = 4;

/** Returns the code of ten random bytes. */
export const codeOfBytes = (bytes: Uint8Array): string => {
  if (bytes.length !== codeBytes) throw new RangeError('A code has 80 bits');
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five, 2))).join('');
};

/** How a code is printed: 'ABCD-EFGH-JKLM-NPQR'. */
export const printedCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** The page on which whoever has a voucher sees what is left on it. */
export const voucherPath = '/voucher';

/**
 * The address in the QR code of a voucher. Browsers send no server what follows '#', so the code gets into no log and no
 * Referer. `publicUrl`: without a trailing slash.
 */
export const addressOfVoucher = (publicUrl: string, code: string): string =>
  `${publicUrl}${voucherPath}#${printedCode(code)}`;

/** The longest text that a code is read from: an address with it. */
export const mostTyped = 300;

/** The only part of a code that is shown later. */
export const lastFour = (code: string): string => code.slice(-group);

/** What looks like a character of a code: Cyrillic letters, and those that no code has because they look like L. */
const lookAlikes: Readonly<Record<string, string>> = {
  1: 'L',
  I: 'L',
  '|': 'L',
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/**
 * Returns the code in a text that somebody typed or scanned, however it is spaced and whichever keyboard was used; null:
 * none. Of an address (`addressOfVoucher`) it is the part after '#'.
 */
export const codeIn = (text: string): string | null => {
  const upperCase = text
    .slice(text.lastIndexOf('#') + 1)
    .normalize('NFKC')
    .toUpperCase();
  const typed = Array.from(upperCase.replace(/[\s\p{Dash}.]/gu, ''), (letter) => lookAlikes[letter] ?? letter);
  return typed.length === characters && typed.every((letter) => alphabet.includes(letter)) ? typed.join('') : null;
};
