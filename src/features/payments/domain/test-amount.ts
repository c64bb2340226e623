/** The amount of a test payment, in units of the studio's currency (PAY-020, SRV-35); the usual one when none is typed (PAY-021). */
export const testAmount = { min: 0.5, max: 999_999.99, step: 0.5, usual: 1 } as const;
