/** What the studio may take payments in (PAY-010). */
export const currencies = ['EUR', 'USD', 'RUB'] as const;
