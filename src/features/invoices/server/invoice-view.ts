import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { ListedInvoice } from '../contract.ts';
import type { InvoiceRow } from './store.ts';

/** A document in a list; that of an erased customer without the name. */
export const invoiceView = (invoice: InvoiceRow): ListedInvoice => {
  const { id, number, kind, issued_at, booking_id, gross_cents, document, cancelled_by, blocked_at } = invoice;
  return {
    id,
    number,
    kind,
    issued_at: formatInstant(issued_at),
    booking_id,
    confirmation_code: document.booking?.confirmation_code ?? null,
    voucher_last_four: document.voucher?.last_four ?? null,
    customer_name: blocked_at === null ? document.customer.name : null,
    amount: euroOf(gross_cents),
    cancelled_by,
    cancels: document.cancels?.number ?? null,
    is_blocked: blocked_at !== null,
    e_invoice: document.e_invoice ?? null,
  };
};
