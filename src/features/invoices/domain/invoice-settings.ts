import { z } from 'zod';
import { vatRates } from '#shared/kernel/vat-regime.ts';
import { keepYears } from './keep-years.ts';

export const rate = z.union(vatRates.map((one) => z.literal(one)));

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
