/**
 * Kinds of documents. `deposit`: a prepayment was received. `final`: the whole price, less the deposits. `cancellation`:
 * takes back a document of either kind.
 */
export const invoiceKinds = ['deposit', 'final', 'cancellation'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** How money was received. `card_terminal`: at a terminal in the studio. */
export const paymentMethods = ['online', 'cash', 'card_terminal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
