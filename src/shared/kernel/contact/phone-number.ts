/**
 * The comparable form of a phone number: a plus and digits. 0177… and 00…, +49 (0)177… and (0177)… are the same as +49
 * 177…: a number without a country code is German. `phoneKeyOf` in contains.ts is the same rule in SQL.
 */
export const phoneKey = (phone: string): string =>
  phone
    .replaceAll(/\(0\)|[^0-9+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');

/** Fewer digits are not treated as a phone number. */
const fewest = 3;

/**
 * Returns what the key of a phone number contains if the typed text is a part of that number; undefined if the text is
 * not a phone number.
 */
export const phonePart = (typed: string): string | undefined => {
  const isNumber = /^[0-9()+/. \u00a0–-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= fewest;
  return isNumber ? phoneKey(typed) : undefined;
};

/** Whether the key of a number contains a part that `phonePart` returned. */
export const isPartOfPhone = (key: string, part: string | undefined): boolean =>
  part !== undefined && key.includes(part);
