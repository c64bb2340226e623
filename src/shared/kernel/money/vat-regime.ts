/**
 * What is stated about value added tax next to a total: nothing (`unset`), that it is included (`included`), or that
 * none is charged by a small business (`small_business`, § 19 UStG).
 */
export const vatRegimes = ['unset', 'included', 'small_business'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** The rates of value added tax in per cent; 0: exempt. A small business charges none, whatever the rate. */
export const vatRates = [19, 7, 0] as const;
export type VatRate = (typeof vatRates)[number];
