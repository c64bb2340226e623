/** Without I, L, O, 0 and 1, which people mix up when they read a code aloud (SRV-21). */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** 'FB-' and eight characters, e.g. FB-7KQ2MX9D. `pick(n)` gives a random whole number below n. */
export const confirmationCode = (pick: (below: number) => number): string =>
  `FB-${Array.from({ length: 8 }, () => alphabet[pick(alphabet.length)]).join('')}`;
