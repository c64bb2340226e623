/**
 * Divides an amount in proportion to weights, to the cent: the cents that rounding leaves over go to the largest
 * remainders, the first of equal ones. Without any weight everything goes to the first. Nothing may be negative.
 */
export const shares = (amount_cents: number, weights: readonly number[]): number[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map((_, i) => (i === 0 ? amount_cents : 0));
  // Whole numbers of any size: cents times cents may exceed what a number holds exactly.
  const exact = weights.map((weight) => BigInt(amount_cents) * BigInt(weight));
  const whole = exact.map((product) => Number(product / BigInt(all)));
  const rest = exact.map((product) => Number(product % BigInt(all)));
  let left = amount_cents - whole.reduce((sum, part) => sum + part, 0);
  const order = rest.map((_, i) => i).toSorted((one, other) => (rest[other] ?? 0) - (rest[one] ?? 0));
  for (const i of order) {
    if (left === 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    left--;
  }
  return whole;
};
