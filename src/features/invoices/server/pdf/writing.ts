import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { formatDate, formatEuro } from '#shared/kernel/format.ts';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';
import type { InvoiceKind } from '../../domain/invoice-kinds.ts';
import type { DocumentTexts } from '../../texts/document-texts.ts';
import type { Sheet } from './sheet.ts';

/** A document with what it got when it was issued. */
export interface IssuedInvoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** Epoch ms. */
  readonly issued_at: number;
  readonly document: InvoiceDocument;
}

/** What the parts of a document are written with. */
export interface Writing {
  readonly sheet: Sheet;
  readonly invoice: IssuedInvoice;
  readonly texts: DocumentTexts;
}

export const dateText = (instant: number): string => formatDate(berlinDateOf(instant));
export const moneyText = (cents: number): string => (cents < 0 ? `−${formatEuro(-cents)}` : formatEuro(cents));
export const rateText = (rate: number): string => `${rate} %`;
export const isTaxed = ({ small_business }: InvoiceDocument): boolean => !small_business;
