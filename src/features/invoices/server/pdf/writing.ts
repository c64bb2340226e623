import type { Sheet } from '#features/settings/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatEuro } from '#shared/kernel/time/format.ts';
import type { InvoiceDocument, IssuedInvoice } from '../../domain/invoice-document.ts';
import type { DocumentTexts } from '../../texts/document-texts.ts';

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
