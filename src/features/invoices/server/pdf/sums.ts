import { left, right } from '#features/settings/server/api.ts';
import { grossOf, type VatSum } from '../../domain/vat.ts';
import { dateText, isTaxed, moneyText, rateText, type Writing } from './writing.ts';

const label = { x: left + 80, width: right - 100 - left - 80, align: 'right' } as const;
const amount = { x: right - 90, width: 90, align: 'right' } as const;

/** The sums: per rate, less the deposits with their tax, what was received, and what is still to be paid. */
export const writeSums = (writing: Writing): void => {
  const { sheet, invoice, texts } = writing;
  const { vat, deposits, rest, paid, payable_cents, cancels } = invoice.document;
  sheet.y += 4;
  sheet.keep(120);
  writeRates(writing, vat);
  line(writing, texts.gross, grossOf(vat), 'strong');
  for (const deposit of deposits) {
    line(writing, texts.deduct(deposit.number, dateText(deposit.issued_at), deposit.is_voucher), -grossOf(deposit.vat));
    if (isTaxed(invoice.document)) writeContained(writing, deposit.vat);
  }
  if (deposits.length > 0) {
    sheet.y += 3;
    sheet.rule(label.x);
    writeRates(writing, rest);
    line(writing, texts.rest, grossOf(rest), 'strong');
  }
  for (const { amount_cents, method, paid_at } of paid) {
    line(writing, texts.received(texts.method[method], dateText(paid_at)), -amount_cents);
  }
  if (cancels) return;
  sheet.y += 3;
  sheet.rule(label.x, true);
  line(writing, texts.payable, payable_cents, 'strong');
};

const writeRates = (writing: Writing, sums: readonly VatSum[]): void => {
  const { invoice, texts } = writing;
  if (!isTaxed(invoice.document)) return;
  for (const { rate, net_cents, tax_cents } of sums) {
    if (rate === 0) {
      line(writing, texts.exempt, net_cents, 'muted');
      continue;
    }
    line(writing, texts.net(rateText(rate)), net_cents, 'muted');
    line(writing, texts.tax(rateText(rate)), tax_cents, 'muted');
  }
};

/** The tax that a deposit invoice has shown: it must not be shown twice (§ 14 Abs. 5 UStG). */
const writeContained = ({ sheet, texts }: Writing, sums: readonly VatSum[]): void => {
  for (const { rate, tax_cents } of sums) {
    if (rate > 0) {
      sheet.row([[texts.containedTax(moneyText(tax_cents), rateText(rate)), { ...label, size: 9, look: 'muted' }]], 1);
    }
  }
};

const line = ({ sheet }: Writing, text: string, cents: number, look: 'normal' | 'muted' | 'strong' = 'normal'): void =>
  sheet.row(
    [
      [text, { ...label, look }],
      [moneyText(cents), { ...amount, look }],
    ],
    1,
  );
