/** The amount of a test payment, in units of the studio's currency; `usual` is the default. */
export const testAmount = { min: 0.5, max: 999_999.99, step: 0.5, usual: 1 } as const;
