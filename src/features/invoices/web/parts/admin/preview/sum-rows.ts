import { formatDate } from '#shared/kernel/time/format.ts';
import type { PreviewedDocument } from '../../../../preview-contract.ts';
import type { DocumentTexts } from '../../../../texts/document-texts.ts';
import type { InvoicePreviewTexts } from '../../../../texts/invoice-preview-texts.ts';

export interface SumRow {
  readonly name: string;
  /** EUR. */
  readonly amount: number;
  readonly look: 'normal' | 'muted' | 'strong' | 'last';
}

/** The sums of a document from its lines to what is still to be paid, with the words that stand on it. */
export const sumRows = (document: PreviewedDocument, on: DocumentTexts, texts: InvoicePreviewTexts): SumRow[] => {
  const { total, taxes, deducted, rest, rest_taxes, received, payable, cancels } = document;
  const contained = (sums: PreviewedDocument['taxes']): SumRow[] =>
    sums
      .filter(({ rate }) => rate > 0 && !document.small_business)
      .map(({ rate, tax }) => ({ name: texts.contained(`${rate} %`), amount: tax, look: 'muted' }));
  return [
    { name: on.gross, amount: total, look: 'strong' },
    ...contained(taxes),
    ...deducted.flatMap((one): SumRow[] => [
      { name: on.deduct(one.number, formatDate(one.on), one.is_voucher), amount: 0 - one.amount, look: 'normal' },
      ...contained(one.taxes),
    ]),
    ...(deducted.length > 0
      ? [{ name: on.rest, amount: rest, look: 'strong' as const }, ...contained(rest_taxes)]
      : []),
    ...received.map(
      ({ amount, method, on: day }): SumRow => ({
        name: on.received(on.method[method], formatDate(day)),
        amount: 0 - amount,
        look: 'normal',
      }),
    ),
    ...(cancels ? [] : [{ name: on.payable, amount: payable, look: 'last' as const }]),
  ];
};
