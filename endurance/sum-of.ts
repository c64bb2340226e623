/** The sum of the counts of a verdict: 0 if nothing was violated. */
export const sumOf = (counts: object): number =>
  Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0);
