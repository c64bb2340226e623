/** The currencies in which the studio may take payments. */
export const currencies = ['EUR', 'USD', 'RUB'] as const;
