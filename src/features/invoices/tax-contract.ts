import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { readVersion } from '#shared/contract/fields.ts';
import { accountLengths, accountUses, adviserNumbers, charts, clientNumbers } from './domain/tax/tax-settings.ts';

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'must be a month like 2030-06');
const ofMonth = z.object({ month });

const taxMonths = z.object({
  /** The latest first. */
  months: z.array(
    z.object({
      month: z.string(),
      documents: z.int(),
      /** EUR: what was received less what was returned. */
      money: z.number(),
      /** Whether it can be closed. */
      is_over: z.boolean(),
      /** null: it is open. */
      closed_at: z.string().nullable(),
      closed_by: z.string().nullable(),
      /** Of its file. */
      sha256: z.string().nullable(),
    }),
  ),
});
export type TaxMonths = z.infer<typeof taxMonths>;
export type TaxMonth = TaxMonths['months'][number];

const account = z.string().regex(/^\d{4,9}$/, 'must be an account of four to nine digits');
const fields = z.object({
  chart: z.enum(charts),
  adviser_number: z.int().min(adviserNumbers.least).max(adviserNumbers.most),
  client_number: z.int().min(clientNumbers.least).max(clientNumbers.most),
  account_length: z.int().min(accountLengths.least).max(accountLengths.most),
  /** Accounts that differ from those of the chart. */
  accounts: z.partialRecord(z.enum(accountUses), account),
  /** Revenue accounts of services, by id. */
  service_accounts: z.record(z.uuid(), account),
});
const sentTaxSettings = fields.extend({ version: readVersion }).partial();
export type SentTaxSettings = z.output<typeof sentTaxSettings>;

const taxSettingsView = fields.extend({
  accounts: z.partialRecord(z.enum(accountUses), z.string()),
  service_accounts: z.record(z.string(), z.string()),
  /** Counts the changes; 0: never saved. */
  version: z.int(),
  services: z.array(
    z.object({ id: z.string(), name: z.string(), name_de: z.string().nullable(), name_ru: z.string().nullable() }),
  ),
});
export type TaxSettingsView = z.infer<typeof taxSettingsView>;

export const taxContract = defineContract({
  'GET /api/admin/invoices/months': {
    summary: 'The months of the accounts, the latest first',
    access: 'admin',
    roles: ['owner', 'accountant'],
    response: taxMonths,
    cache: 'no-store',
  },
  'POST /api/admin/invoices/months/{month}/file': {
    summary:
      'The accounts of a month as a ZIP file for DATEV, a preview while it is open; requires a factor of the last 15 minutes',
    access: 'admin',
    roles: ['owner', 'accountant'],
    params: ofMonth,
    // The file itself; see RawResponse.
    response: z.unknown(),
    refuses: [403],
    cache: 'no-store',
  },
  'POST /api/admin/invoices/months/{month}/close': {
    summary: 'Close a month that is over, for good; requires a factor of the last 15 minutes',
    access: 'admin',
    roles: ['owner', 'accountant'],
    params: ofMonth,
    response: taxMonths,
    refuses: [400, 403, 409],
    status: 201,
    cache: 'no-store',
  },
  'GET /api/admin/invoices/accounts': {
    summary: 'The accounts that months are exported with',
    access: 'admin',
    roles: ['owner', 'accountant'],
    response: taxSettingsView,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/invoices/accounts': {
    summary: 'Change what is sent, for months that are open; 400 for an account that does not fit the length',
    access: 'admin',
    roles: ['owner', 'accountant'],
    body: sentTaxSettings,
    response: taxSettingsView,
    versionOnRequest: true,
    refuses: [400, 409],
    cache: 'no-store',
  },
});
