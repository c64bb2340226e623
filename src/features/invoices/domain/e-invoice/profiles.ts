/** What an e-invoice keeps to: the European standard (ZUGFeRD), or its German version for authorities. */
export const eInvoiceProfiles = ['en16931', 'xrechnung'] as const;
export type EInvoiceProfile = (typeof eInvoiceProfiles)[number];
