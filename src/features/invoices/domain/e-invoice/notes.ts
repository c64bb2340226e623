import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatEuro } from '#shared/kernel/time/format.ts';
import { documentTexts } from '../../texts/document-texts.ts';
import { howToPay } from '../how-to-pay.ts';
import type { IssuedInvoice } from '../invoice-document.ts';
import { grossOf } from '../vat.ts';
import type { EInvoiceAmounts } from './amounts.ts';

const dateText = (instant: number): string => formatDate(berlinDateOf(instant));

/** What is said in words: what is cancelled and why, and the deposits with the tax in them (§ 14 (5) UStG). */
export const notesOf = ({ document }: IssuedInvoice, { deposits }: EInvoiceAmounts): string[] => {
  const { language, cancels } = document;
  const texts = documentTexts[language];
  const cancelled = cancels
    ? [texts.cancels(cancels.number, dateText(cancels.issued_at)), texts.reason(cancels.reason)]
    : [];
  const deducted = deposits.map(({ number, issued_at, vat, is_voucher }) => {
    const taxes = vat
      .filter(({ rate }) => rate > 0)
      .map(({ rate, tax_cents }) => texts.containedTax(formatEuro(tax_cents, language), `${rate} %`));
    const amount = `${texts.deduct(number, dateText(issued_at), is_voucher)}: ${formatEuro(grossOf(vat), language)}`;
    return [amount, ...taxes].join(', ');
  });
  return [...cancelled, ...deducted];
};

/** How and when what is due is paid (BT-20). */
export const termsOf = ({ kind, document }: IssuedInvoice, { due_cents }: EInvoiceAmounts): string => {
  const { language, cancels } = document;
  const texts = documentTexts[language];
  if (cancels) return texts.cancels(cancels.number, dateText(cancels.issued_at));
  if (kind === 'deposit') return texts.depositNote;
  return due_cents > 0 ? howToPay(document) : texts.nothingPayable;
};
