/** Money is whole cents in the program and a EUR number in requests and responses. */

const LARGEST = 2 ** 43;

/**
 * The whole cents of a EUR number from a request; null if it is not finite, has more than two decimals or exceeds the
 * limit.
 */
export function centsOf(euro: number): number | null {
  const cents = Math.round(euro * 100);
  // 19.99 * 100 is not 1999 in floating point, but 1999 / 100 is exactly the number that '19.99' is parsed as.
  if (!(Math.abs(cents) < LARGEST) || cents / 100 !== euro) return null;
  return cents === 0 ? 0 : cents;
}

/** `centsOf` for amounts that are known to be valid. Throws RangeError on any other number. */
export function wholeCentsOf(euro: number): number {
  const cents = centsOf(euro);
  if (cents === null) throw new RangeError(`Not an amount: ${euro}`);
  return cents;
}

/**
 * `percent` of `cents`, half a cent rounded up: 25 % of 9990 is 2498. The percentage may have two decimals. Neither may
 * be negative.
 */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
}
