/** How many characters an IBAN of a country of the single European payments area has. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** An IBAN without spaces and in capitals, as it is stored. */
export const plainIban = (typed: string): string => typed.replaceAll(/[\s-]+/g, '').toUpperCase();

/** Whether an IBAN, as `plainIban` returns it, has the length of its country and correct check digits (ISO 13616). */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && iban.length === lengths[iban.slice(0, 2)] && remainderOf97(iban) === 1;

const remainderOf97 = (iban: string): number =>
  Array.from(iban.slice(4) + iban.slice(0, 4))
    .map((letter) => Number.parseInt(letter, 36).toString())
    .join('')
    .split('')
    .reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);

/** An IBAN in groups of four, as it is read and typed. */
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Whether a text is a BIC: bank, country, place, and perhaps a branch (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);
