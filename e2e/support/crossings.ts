import { isWhole } from '../../src/shared/kernel/testing/test-size.ts';

/**
 * The combinations that a run looks at: `npm run test:all` at all of them, `npm test` at so few, from the first on, that
 * each value occurs once.
 */
export const crossings = <T extends readonly unknown[]>(all: readonly T[]): readonly T[] => {
  if (isWhole) return all;
  const seen = new Set<string>();
  const isNew = (value: unknown, place: number): boolean => !seen.has(`${place} ${String(value)}`);
  const rest = [...all];
  const chosen: T[] = [];
  for (;;) {
    const counted = rest.map((one) => one.filter(isNew).length);
    const most = Math.max(0, ...counted);
    if (most === 0) return chosen;
    const [next] = rest.splice(counted.indexOf(most), 1) as [T];
    for (const [place, value] of next.entries()) seen.add(`${place} ${String(value)}`);
    chosen.push(next);
  }
};

/** All pairs of two lists. */
export const pairs = <const A, const B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] =>
  first.flatMap((a) => second.map((b) => [a, b] as const));
