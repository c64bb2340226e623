/** Parses a number of photos: an integer from 0; invalid input becomes 0. */
export const wholeFrom = (typed: string): number => {
  const value = Math.trunc(Number(typed.trim().replace(',', '.')));
  return Number.isFinite(value) && value > 0 ? Math.min(value, 1_000_000) : 0;
};
