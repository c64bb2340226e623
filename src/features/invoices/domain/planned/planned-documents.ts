import { documentTexts } from '../../texts/document-texts.ts';
import type { InvoiceFacts } from '../charged-lines.ts';
import { cancellationDocument, depositDocument, finalDocument, type Received } from '../compose-invoice.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import type { BookingInvoiceKind, InvoiceKind } from '../invoice-kinds.ts';
import { type TaxedVoucher, voucherDeducted } from '../taxed-voucher.ts';

/** A document that is to be issued: everything but its number and its date. */
export interface PlannedDocument {
  readonly kind: BookingInvoiceKind;
  readonly document: InvoiceDocument;
  /** Of a deposit invoice: the payment. */
  readonly payment_id?: string;
  /** Of a cancellation: what it cancels. */
  readonly cancels_id?: string;
}

/** A document that the booking has already. */
export interface EarlierDocument {
  readonly id: string;
  readonly number: string;
  readonly kind: InvoiceKind;
  /** Epoch ms. */
  readonly issued_at: number;
  readonly payment_id: string | null;
  /** The number of the document that cancels it; null: it is in force. */
  readonly cancelled_by: string | null;
  readonly document: InvoiceDocument;
}

/** What was received for the booking. */
interface PaidAmount extends Received {
  readonly id: string;
  readonly taxed_voucher: Pick<TaxedVoucher, 'last_four' | 'rate'> | null;
}

interface SoFar {
  readonly invoices: readonly EarlierDocument[];
  /** What was received, the oldest first. */
  readonly payments: readonly PaidAmount[];
}

export const isInForce = ({ kind, cancelled_by }: Pick<EarlierDocument, 'kind' | 'cancelled_by'>): boolean =>
  kind !== 'cancellation' && cancelled_by === null;

export const hasFinal = (invoices: readonly Pick<EarlierDocument, 'kind' | 'cancelled_by'>[]): boolean =>
  invoices.some((invoice) => invoice.kind === 'final' && isInForce(invoice));

/**
 * Returns the deposit invoices of the payments that have none in force; none once a final invoice has charged everything.
 * `onlyNew`: only of payments that never had one.
 */
export const plannedDeposits = (
  facts: InvoiceFacts,
  { invoices, payments, onlyNew }: SoFar & { readonly onlyNew: boolean },
): PlannedDocument[] => {
  if (hasFinal(invoices)) return [];
  const relevant = onlyNew ? invoices : invoices.filter(isInForce);
  const documented = new Set(relevant.map(({ payment_id }) => payment_id));
  return payments
    .filter(({ id, taxed_voucher }) => taxed_voucher === null && !documented.has(id))
    .map(({ id, amount_cents, method, paid_at }) => ({
      kind: 'deposit',
      document: depositDocument(facts, { amount_cents, method, paid_at }),
      payment_id: id,
    }));
};

/**
 * Returns the cancellations of the deposit invoices in force whose payment is away (`lost`: ids of payments); none once a
 * final invoice has deducted them.
 */
export const plannedCancellations = (
  { language }: Pick<InvoiceFacts, 'language'>,
  { invoices, lost }: Pick<SoFar, 'invoices'> & { readonly lost: ReadonlySet<string> },
): PlannedDocument[] => {
  if (hasFinal(invoices)) return [];
  const reason = documentTexts[language].takenBackByBank;
  return invoices
    .filter((invoice) => isInForce(invoice) && isOf(invoice, lost))
    .map(({ id, number, issued_at, document }) => ({
      kind: 'cancellation',
      document: cancellationDocument(document, { number, issued_at, reason }),
      cancels_id: id,
    }));
};

const isOf = ({ payment_id }: EarlierDocument, payments: ReadonlySet<string>): boolean =>
  payment_id !== null && payments.has(payment_id);

/**
 * Returns the final invoice: the whole price, or the fee for missing the session, less the deposit invoices in force and the
 * vouchers whose tax arose when they were sold. Cancellations of deposit invoices whose payment is away come before it.
 */
export const plannedFinal = (
  facts: InvoiceFacts,
  {
    invoices,
    payments,
    lost,
    account,
  }: SoFar & { readonly lost: ReadonlySet<string>; readonly account: InvoiceDocument['account'] },
): PlannedDocument[] => {
  const kept = invoices.filter((invoice) => isInForce(invoice) && !isOf(invoice, lost));
  const deposits = kept.map(({ number, issued_at, document: { vat } }) => ({ number, issued_at, vat }));
  const documented = new Set(kept.map(({ payment_id }) => payment_id));
  const without = payments.filter(({ id }) => !documented.has(id));
  const vouchers = without.flatMap(({ taxed_voucher, amount_cents, paid_at }) =>
    taxed_voucher ? [voucherDeducted({ ...taxed_voucher, amount_cents, paid_at })] : [],
  );
  const received = without
    .filter(({ taxed_voucher }) => taxed_voucher === null)
    .map(({ amount_cents, method, paid_at }) => ({ amount_cents, method, paid_at }));
  const document = finalDocument(facts, { deposits: [...deposits, ...vouchers], received, account });
  return [...plannedCancellations(facts, { invoices, lost }), { kind: 'final', document }];
};
