import { euroOf } from '#shared/kernel/money/euro.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { InvoiceDocument } from '../domain/invoice-document.ts';
import { grossOf, type VatSum } from '../domain/vat.ts';
import type { InvoicePreview, PreviewedDocument } from '../preview-contract.ts';
import type { Preview } from './issue/preview-documents.ts';

/** What would be issued, with amounts in EUR. */
export const previewView = ({ documents, issued_on, mailed_to, seen }: Preview): InvoicePreview => ({
  documents: documents.map(documentView),
  issued_on,
  mailed_to,
  seen,
});

const documentView = ({ kind, number, document }: Preview['documents'][number]): PreviewedDocument => ({
  kind,
  number,
  language: document.language,
  // The body of a refusal has no schema that would remove further fields.
  customer: customerView(document.customer),
  lines: document.lines.map(({ name, quantity, rate, gross_cents }) => ({
    name,
    quantity,
    rate,
    amount: euroOf(gross_cents),
  })),
  taxes: document.vat.map(taxView),
  total: euroOf(grossOf(document.vat)),
  deducted: document.deposits.map((deposit) => ({
    number: deposit.number,
    on: berlinDateOf(deposit.issued_at),
    is_voucher: deposit.is_voucher ?? false,
    amount: euroOf(grossOf(deposit.vat)),
    taxes: deposit.vat.map(taxView),
  })),
  rest: euroOf(grossOf(document.rest)),
  rest_taxes: document.rest.map(taxView),
  received: document.paid.map(({ amount_cents, method, paid_at }) => ({
    amount: euroOf(amount_cents),
    method,
    on: berlinDateOf(paid_at),
  })),
  payable: euroOf(document.payable_cents),
  account: document.account ?? null,
  cancels: document.cancels && { number: document.cancels.number, reason: document.cancels.reason },
  small_business: document.small_business,
  e_invoice: document.e_invoice ?? null,
});

const customerView = ({ name, address, vat_id, leitweg_id }: InvoiceDocument['customer']) => ({
  name,
  address,
  vat_id,
  leitweg_id,
});

const taxView = ({ rate, net_cents, tax_cents }: VatSum) => ({
  rate,
  net: euroOf(net_cents),
  tax: euroOf(tax_cents),
});
