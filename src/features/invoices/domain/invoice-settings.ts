import { z } from 'zod';
import { type VatRate, type VatRegime, vatRates } from '#shared/kernel/vat-regime.ts';

export const rate = z.union(vatRates.map((one) => z.literal(one)));

/** Calendar years after that of the document; the law asks for eight (§ 147 AO, § 14b UStG). */
export const keepYears = { least: 8, usual: 8, most: 30 } as const;

const line = z.string().catch('');
const settings = z.object({
  /** Whether documents are issued. */
  enabled: z.boolean().catch(false),
  /** Since when, epoch ms: earlier payments get no document by themselves; null: never. */
  enabled_at: z.number().nullable().catch(null),
  street: line,
  postal_code: line,
  city: line,
  tax_number: line,
  vat_id: line,
  /** The first part of every number. */
  prefix: z.string().catch('RE'),
  usual_rate: rate.catch(19),
  /** The rates of services and options that differ from the usual one, by id. */
  rates: z.record(z.string(), rate).catch({}),
  /** Whether the customer gets each document by mail. */
  send_mails: z.boolean().catch(true),
  keep_years: z.int().min(keepYears.least).max(keepYears.most).catch(keepYears.usual),
});
export type InvoiceSettings = z.infer<typeof settings>;

/** Parses the stored group `invoices`; missing or invalid fields get their default. */
export const invoiceSettingsFrom = (stored: unknown): InvoiceSettings =>
  settings.parse(typeof stored === 'object' && stored !== null ? stored : {});

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
export const isPrefix = (typed: string): boolean => /^[A-Z0-9][A-Z0-9.-]{0,9}$/.test(typed);

/** Returns the series of a document that is issued in a year: 'RE-2030'. */
export const seriesOf = ({ prefix }: Pick<InvoiceSettings, 'prefix'>, year: string): string => `${prefix}-${year}`;

/** Returns the rate of something that is sold: its own, or the usual one. */
export const rateOf = (
  { rates, usual_rate }: Pick<InvoiceSettings, 'rates' | 'usual_rate'>,
  id: string | null,
): VatRate => (id === null ? undefined : rates[id]) ?? usual_rate;
