/** Up to this amount an invoice needs no name and address of the customer (§ 33 UStDV), gross. */
export const smallAmountCents = 25_000;

/** Whether a document of this gross amount needs the customer's address. */
export const needsAddress = (gross_cents: number): boolean => Math.abs(gross_cents) > smallAmountCents;
