/** The amount of a test payment, in units of the studio's currency (PAY-020, SRV-35). */
export const testAmount = { min: 0.5, max: 999_999.99, step: 0.5, usual: 1 } as const;

/** The amount a typed text stands for; the usual one when it is no number (PAY-021). */
export const testAmountOf = (typed: string): number => {
  const amount = Number(typed.trim().replace(',', '.') || Number.NaN);
  return Number.isFinite(amount) ? amount : testAmount.usual;
};
