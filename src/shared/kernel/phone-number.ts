/**
 * A phone number as people compare it: digits after a plus. 0177… and 00…, +49 (0)177… and (0177)… are the same as
 * +49 177…: whoever writes no country means Germany. `phoneKeyOf` in contains.ts says the same in SQL.
 */
export const phoneKey = (phone: string): string =>
  phone
    .replaceAll(/\(0\)|[^0-9+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');

/** Fewer digits than these name no number. */
const fewest = 3;

/** What the key of a number contains if a text that was typed is a part of the number; undefined when the text is none. */
export const phonePart = (typed: string): string | undefined => {
  const isNumber = /^[0-9()+/. \u00a0–-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= fewest;
  return isNumber ? phoneKey(typed) : undefined;
};

/** Whether a part of a number, as `phonePart` gives it, is in the key of a number. */
export const isPartOfPhone = (key: string, part: string | undefined): boolean =>
  part !== undefined && key.includes(part);
