import { readDate } from '#shared/kernel/typed-date.ts';

/** What a customer names a booking by. */
export type Reference = { readonly date: string } | { readonly code: string };

// Nothing that a mail program turns into a link: the mail repeats it, whoever has typed it.
const code = /^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/;

/** Reads a booking code or a date; undefined for any other text. A code is compared without spaces, in capitals. */
export const referenceOf = (typed: string): Reference | undefined => {
  const date = readDate(typed);
  if (date.ok) return { date: date.value };
  return code.test(typed) ? { code: typed.replaceAll(' ', '').toUpperCase() } : undefined;
};
