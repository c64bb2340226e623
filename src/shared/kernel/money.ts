/** Money is whole cents inside and a EUR number on the wire. */

const LARGEST = 2 ** 43;

/** EUR number of whole cents, for the wire: 123450 becomes 1234.5. */
export const euroOf = (cents: number): number => cents / 100;

/** Whole cents of a EUR number from the wire, or null if it is not finite, has more than two decimals or is beyond all sense. */
export function centsOf(euro: number): number | null {
  const cents = Math.round(euro * 100);
  // 19.99 * 100 is not 1999 in floating point, but 1999 / 100 is the very number that '19.99' is read as.
  if (!(Math.abs(cents) < LARGEST) || cents / 100 !== euro) return null;
  return cents === 0 ? 0 : cents;
}

/** `centsOf` for amounts that have been checked. Throws RangeError on anything else. */
export function wholeCentsOf(euro: number): number {
  const cents = centsOf(euro);
  if (cents === null) throw new RangeError(`Not an amount: ${euro}`);
  return cents;
}

/** `percent` of `cents`, half a cent rounded up: 25 % of 9990 is 2498. The percentage may have two decimals; nothing is negative. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
}
