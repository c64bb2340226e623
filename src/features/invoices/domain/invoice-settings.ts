import { z } from 'zod';
import { rateFields } from '#features/settings/domain/service-rates.ts';
import { keepYears } from './keep-years.ts';

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
  ...rateFields,
  /** Whether the customer gets each document by mail. */
  send_mails: z.boolean().catch(true),
  keep_years: z.int().min(keepYears.least).max(keepYears.most).catch(keepYears.usual),
});
export type InvoiceSettings = z.infer<typeof settings>;

/** Parses the stored group `invoices`; missing or invalid fields get their default. */
export const invoiceSettingsFrom = (stored: unknown): InvoiceSettings =>
  settings.parse(typeof stored === 'object' && stored !== null ? stored : {});
