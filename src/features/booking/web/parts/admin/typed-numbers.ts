/** A number of photos as it was typed: whole and not negative; what is none becomes 0 (BOOK-061, BOOK-064). */
export const wholeFrom = (typed: string): number => {
  const value = Math.trunc(Number(typed.trim().replace(',', '.')));
  return Number.isFinite(value) && value > 0 ? Math.min(value, 1_000_000) : 0;
};
