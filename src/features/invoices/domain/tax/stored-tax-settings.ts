import { z } from 'zod';
import {
  accountLengths,
  accountUses,
  adviserNumbers,
  charts,
  clientNumbers,
  type TaxSettings,
} from './tax-settings.ts';

const account = z.string().regex(/^\d{1,9}$/);
const settings = z.object({
  chart: z.enum(charts).catch('SKR03'),
  adviser_number: z.int().min(adviserNumbers.least).max(adviserNumbers.most).catch(adviserNumbers.least),
  client_number: z.int().min(clientNumbers.least).max(clientNumbers.most).catch(clientNumbers.least),
  account_length: z.int().min(accountLengths.least).max(accountLengths.most).catch(accountLengths.least),
  accounts: z.partialRecord(z.enum(accountUses), account).catch({}),
  service_accounts: z.record(z.string(), account).catch({}),
});

/** Parses the stored group `tax_export`; missing or invalid fields get their default. */
export const taxSettingsFrom = (stored: unknown): TaxSettings =>
  settings.parse(typeof stored === 'object' && stored !== null ? stored : {});
