import { readDate } from '#shared/kernel/time/typed-date.ts';

/** The text by which a customer identifies a booking. */
export type Reference = { readonly date: string } | { readonly code: string };

// Excludes text that a mail program would turn into a link, because the mail repeats it and any visitor can type it.
const code = /^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/;

/** Parses a booking code or a date; undefined for any other text. A code is compared without spaces, in capitals. */
export const referenceOf = (typed: string): Reference | undefined => {
  const date = readDate(typed);
  if (date.ok) return { date: date.value };
  return code.test(typed) ? { code: typed.replaceAll(' ', '').toUpperCase() } : undefined;
};
