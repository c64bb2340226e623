/** The code of a country at the start of an international number: one digit, two, or three. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Italy and others, whose numbers themselves may begin with 0. */
const zeroIsDialled = new Set(['39', '225', '226', '227', '229', '241', '242', '378', '379', '992']);

/** What is dialled before a number inside of a country and not from abroad, if that is not 0. */
const otherPrefix: Readonly<Record<string, RegExp>> = {
  7: /^8(?=\d{10}$)/,
  36: /^06/,
  370: /^8(?=\d{8}$)/,
  375: /^80?(?=\d{9}$)/,
};

/** As many digits as an international number may have (E.164). */
const mostDigits = 15;
const fewestDigits = 6;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * The first telephone number in a text, where several may stand; empty if there is none. A number that a spreadsheet has
 * rounded (4,91706E+11) is none.
 */
const firstNumber = (text: string): string => {
  if (/\d\s?e\s?[+-]?\d/i.test(text)) return '';
  const parts = text
    // 030/5550102 is one number, 0170 5550101 / 030 5550102 are two.
    .replaceAll(/((?:\d[\s().–-]*){6})\/(?=\s*[+0–-])/g, '$1|')
    .replaceAll('+', '|+')
    .replaceAll(/[^\d\s+()./–-]+|[\r\n]+/g, '|')
    .split('|');
  const hasDigits = (fewest: number) => (part: string) => digitsOf(part).length >= fewest;
  const found = parts.find(hasDigits(fewestDigits)) ?? parts.find(hasDigits(3)) ?? '';
  return digitsOf(found).length > mostDigits + 2 ? '' : found;
};

/** The digits of a number that is written with the code of its country; undefined if it is written without. */
const withCode = (number: string): string | undefined => {
  const digits = digitsOf(number);
  const isInternational = /^\W*\+/.test(number) || /^490|^00/.test(digits) || /\d\s*\(0\)/.test(number);
  if (!isInternational) return undefined;
  const whole = digits.replace(/^00/, '');
  const [code = ''] = countryCode.exec(whole) ?? [];
  if (zeroIsDialled.has(code)) return whole;
  return code + whole.slice(code.length).replace(otherPrefix[code] ?? /^0+/, '');
};

/**
 * A telephone number as it is dialled from everywhere, digits only, without plus: the code of the country and the number
 * without the 0 that is dialled only inside of the country, in brackets or not (E.123, RFC 3966). A number without a code
 * is German. Of two numbers the first. Undefined if it is none. `canonical_phone` is the same rule in SQL.
 */
export const internationalNumber = (phone: string | null): string | undefined => {
  const number = firstNumber(phone ?? '');
  const digits = digitsOf(number);
  const international = withCode(number) ?? digits.replace(/^0/, '49');
  const isNumber = digits.length >= fewestDigits && international.length >= fewestDigits;
  return isNumber && international.length <= mostDigits ? international : undefined;
};

/** The address at which WhatsApp opens a conversation with a number. */
export const whatsAppAddress = (phone: string | null): string | undefined => {
  const number = internationalNumber(phone);
  return number && `https://wa.me/${number}`;
};

/** The address that dials a number: with a plus if it has the code of its country, otherwise as typed. */
export const telAddress = (phone: string | null): string | undefined => {
  const number = firstNumber(phone ?? '');
  const international = withCode(number);
  const dialled = international === undefined ? digitsOf(number) : `+${international}`;
  return /\d{3}/.test(dialled) && dialled.length <= mostDigits + 1 ? `tel:${dialled}` : undefined;
};
