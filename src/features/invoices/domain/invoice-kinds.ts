import { siteMethods } from '#features/payments/domain/site-method.ts';

/**
 * Kinds of documents. `deposit`: a prepayment was received. `final`: the whole price, less the deposits. `voucher`: a voucher
 * was sold whose tax arises then. `cancellation`: takes back a document of another kind.
 */
export const invoiceKinds = ['deposit', 'final', 'voucher', 'cancellation'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
/** What a booking may have. */
export type BookingInvoiceKind = Exclude<InvoiceKind, 'voucher'>;

/** How money was received. */
export const paymentMethods = ['online', ...siteMethods] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
