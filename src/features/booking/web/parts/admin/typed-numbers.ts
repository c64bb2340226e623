/** A number of photos as it was typed: whole and not negative; what is none becomes 0 (BOOK-061, BOOK-064). */
export const wholeFrom = (typed: string): number => Math.trunc(positive(typed, 1_000_000));

/** EUR as it was typed, in cents' precision and not negative; what is none becomes 0 (BOOK-062, BOOK-064). */
export const moneyFrom = (typed: string): number => Math.round(positive(typed, 1_000_000) * 100) / 100;

const positive = (typed: string, most: number): number => {
  const value = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? Math.min(value, most) : 0;
};
