/** Ways to pay that need somebody at the studio. */
export const handedOverMethods = ['cash', 'card_terminal'] as const;

/** Those that bring money: a voucher was paid when it was sold. */
export const moneyMethods = [...handedOverMethods, 'transfer'] as const;

/**
 * How a customer has paid what the studio records: at the studio, in cash or by card at a terminal that the product does
 * not control, by a transfer to its account, or with a voucher of the studio.
 */
export const siteMethods = [...moneyMethods, 'voucher'] as const;
export type SiteMethod = (typeof siteMethods)[number];
