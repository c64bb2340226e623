import type { InvoiceDocument } from '../invoice-document.ts';
import type { InvoiceKind, PaymentMethod } from '../invoice-kinds.ts';

/** A document that was issued in the month. */
export interface MonthDocument {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** Of a cancellation: the kind of what it cancels. */
  readonly cancelled_kind: InvoiceKind | null;
  /** Epoch ms. */
  readonly issued_at: number;
  readonly gross_cents: number;
  readonly document: InvoiceDocument;
  /** The customer was erased. */
  readonly is_blocked: boolean;
}

/** `lapsed`: what was left on a voucher when its last day was over. */
export type MoneyKind = 'paid' | 'refunded' | 'lapsed';

/** Money that was received (positive) or returned in the month, or what the studio does not owe any more (`lapsed`). */
export interface MonthMoney {
  readonly kind: MoneyKind;
  readonly method: PaymentMethod;
  readonly amount_cents: number;
  /** Epoch ms. */
  readonly entered_at: number;
  readonly confirmation_code: string | null;
  /** The number of the deposit invoice, or of the document of the voucher's sale, if it was issued by the end of the month. */
  readonly number: string | null;
  /** The voucher that was sold, or that has paid or lapsed (method `voucher`). */
  readonly voucher: MonthVoucher | null;
}

export interface MonthVoucher {
  readonly last_four: string;
  readonly purpose: 'single' | 'multi';
  /** The one rate of everything that was sold, in per cent; null: there was none. */
  readonly rate: number | null;
}

/** What is missing in the accounts of a month. */
export type Gap =
  | { readonly kind: 'number'; readonly number: string }
  | {
      readonly kind: 'payment' | 'currency' | 'voucher';
      readonly confirmation_code: string;
      readonly amount_cents: number;
    };

/** Everything that the accounts of a month are made from. */
export interface MonthFacts {
  /** '2030-06'. */
  readonly month: string;
  /** In the order of their numbers. */
  readonly documents: readonly MonthDocument[];
  readonly money: readonly MonthMoney[];
  readonly gaps: readonly Gap[];
}
