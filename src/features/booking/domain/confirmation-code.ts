/** Without I, L, O, 0 and 1, which are easily confused when a code is read aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns 'FB-' and eight characters, e.g. FB-7KQ2MX9D. `pick(n)` returns a random integer from 0 to n - 1. */
export const confirmationCode = (pick: (below: number) => number): string =>
  `FB-${Array.from({ length: 8 }, () => alphabet[pick(alphabet.length)]).join('')}`;
