import { documentTexts } from '../texts/document-texts.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';
import { shares } from './shares.ts';
import { vatOf } from './vat.ts';

/** A line before its net amount is known. */
export type ChargedLine = Pick<InvoiceLine, 'name' | 'quantity' | 'rate' | 'gross_cents' | 'service_id'>;

/** What every document of a booking says. `lines`: the whole booking, without prices below 0. */
export interface InvoiceFacts extends Pick<InvoiceDocument, 'language' | 'seller' | 'customer' | 'e_invoice'> {
  readonly booking: NonNullable<InvoiceDocument['booking']>;
  readonly small_business: boolean;
  readonly lines: readonly ChargedLine[];
  /** The fee for a missed session, which is charged instead of the lines; null, left out: none. */
  readonly no_show_fee?: { readonly percent: number; readonly amount_cents: number } | null;
}

/** An amount, divided over the rates of lines as their prices are. */
export const dividedByRate = (lines: readonly ChargedLine[], name: string, amount_cents: number): ChargedLine[] => {
  const sums = vatOf(lines);
  const parts = shares(
    amount_cents,
    sums.map(({ gross_cents }) => gross_cents),
  );
  return sums
    .map(({ rate }, i) => ({ name, quantity: 1, rate, gross_cents: parts[i] ?? 0 }))
    .filter(({ gross_cents }) => gross_cents > 0);
};

/** What the final invoice charges: all lines, or the fee for a missed session instead, divided over their rates. */
export const chargedBy = (facts: InvoiceFacts): ChargedLine[] => {
  const { no_show_fee: fee, language } = facts;
  const lines = facts.lines.map(taxedBy(facts));
  if (!fee) return lines;
  return dividedByRate(lines, documentTexts[language].noShowFee(fee.percent), fee.amount_cents).map((line) => {
    const services = new Set(lines.filter(({ rate }) => rate === line.rate).map(({ service_id }) => service_id));
    const [service_id] = services;
    // An account of its own, if all of the rate belongs to it.
    return services.size === 1 && service_id !== undefined ? { ...line, service_id } : line;
  });
};

/** A small business charges no tax. */
export const taxedBy =
  ({ small_business }: InvoiceFacts) =>
  (line: ChargedLine): ChargedLine => ({ ...line, rate: small_business ? 0 : line.rate });
