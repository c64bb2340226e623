import type { VatRate, VatRegime } from '#shared/kernel/money/vat-regime.ts';
import type { InvoiceSettings } from './invoice-settings.ts';

export type MissingForInvoices = 'street' | 'postal_code' | 'city' | 'tax_number' | 'vat_regime';

/**
 * Returns what is missing before documents can be issued: an address, a tax number or VAT id (§ 14 UStG), and what applies
 * to value added tax.
 */
export const missingForInvoices = (
  {
    street,
    postal_code,
    city,
    tax_number,
    vat_id,
  }: Pick<InvoiceSettings, 'street' | 'postal_code' | 'city' | 'tax_number' | 'vat_id'>,
  vat_regime: VatRegime,
): MissingForInvoices[] => [
  ...(['street', 'postal_code', 'city'] as const).filter((name) => ({ street, postal_code, city })[name] === ''),
  ...(tax_number === '' && vat_id === '' ? ['tax_number' as const] : []),
  ...(vat_regime === 'unset' ? ['vat_regime' as const] : []),
];

/** Whether a VAT id has the German form, with or without spaces. */
export const isVatId = (typed: string): boolean => /^DE\d{9}$/.test(typed);
/** Whether a tax number is possible: ten to thirteen digits, with slashes or spaces. */
export const isTaxNumber = (typed: string): boolean =>
  /^[\d/ ]+$/.test(typed) && /^\d{10,13}$/.test(typed.replaceAll(/\D/g, ''));
const longestPrefix = 10;
export const isPrefix = (typed: string): boolean =>
  typed.length <= longestPrefix && /^[A-Z0-9][A-Z0-9.-]*$/.test(typed);

/** Returns the series of a document that is issued in a year: 'RE-2030'. */
export const seriesOf = ({ prefix }: Pick<InvoiceSettings, 'prefix'>, year: string): string => `${prefix}-${year}`;

/** The number of a document, as the database gives it: at least four digits. */
export const numberIn = (series: string, position: number): string => `${series}-${String(position).padStart(4, '0')}`;

/** Returns the rate of something that is sold: its own, or the usual one. */
export const rateOf = ({ rates, usual_rate }: Pick<InvoiceSettings, 'rates' | 'usual_rate'>, id: string): VatRate =>
  rates[id] ?? usual_rate;

/** Returns a prefix that no series has had, close to the given one: 'RE2' after 'RE'. `series`: their names, 'RE-2030'. */
export const nextPrefix = (prefix: string, series: readonly string[]): string => {
  const used = new Set([prefix, ...series.map((name) => name.slice(0, name.lastIndexOf('-')))]);
  for (let number = 2; ; number += 1) {
    const next = prefix.slice(0, longestPrefix - String(number).length) + number;
    if (!used.has(next)) return next;
  }
};
