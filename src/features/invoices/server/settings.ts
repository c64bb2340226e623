import { knownServices } from '#features/services/server/api.ts';
import {
  changeSetting,
  readCompany,
  readSetting,
  readVersionedSetting,
  type Versioned,
} from '#features/settings/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { VatRegime } from '#shared/kernel/money/vat-regime.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import type { InvoiceSettingsView, SentInvoiceSettings } from '../contract.ts';
import { type InvoiceSettings, invoiceSettingsFrom } from '../domain/invoice-settings.ts';
import { missingForInvoices, numberIn, seriesOf } from '../domain/issuing.ts';
import { lastPosition } from './numbers/series-store.ts';

export const readInvoiceSettings = async (db: Database): Promise<InvoiceSettings> =>
  invoiceSettingsFrom(await readSetting(db, 'invoices'));

/**
 * Changes the settings. Throws 400 `invoices_incomplete` if documents would be issued without what the law wants to be on
 * them.
 */
export const changeInvoiceSettings = async (
  context: Context,
  { version, ...changes }: SentInvoiceSettings,
  actor: string,
): Promise<InvoiceSettingsView> => {
  const { vat_regime } = await readCompany(context.db);
  const changed = Object.keys(omitUndefined(changes));
  const view = (stored: Versioned<unknown>, db = context.db) => viewOf(contextIn(context, db), stored);
  const saved = await changeSetting(context, { name: 'invoices', changed, actor, version, view }, (stored) => {
    const before = invoiceSettingsFrom(stored);
    const after = { ...before, ...omitUndefined(changes) };
    if (after.enabled) refuseIncomplete(after, vat_regime);
    const starts = after.enabled && !before.enabled;
    return { ...after, enabled_at: starts ? context.now() : before.enabled_at };
  });
  return view(saved);
};

/** Throws 400 `invoices_incomplete` if documents lack something that the law wants to be on them. */
export const refuseIncomplete = (settings: InvoiceSettings, vat_regime: VatRegime): void => {
  const missing = missingForInvoices(settings, vat_regime);
  if (missing.length === 0) return;
  throw new Problem(400, 'invoices_incomplete', `Missing: ${missing.join(', ')}`, { more: { missing } });
};

/** The settings with what is missing, what will be the next number, and the names of what has a rate. */
export const invoiceSettingsView = async (context: Context): Promise<InvoiceSettingsView> =>
  viewOf(context, await readVersionedSetting(context.db, 'invoices'));

const viewOf = async ({ db, now }: Context, { value, version }: Versioned<unknown>): Promise<InvoiceSettingsView> => {
  const { enabled_at: _, ...settings } = invoiceSettingsFrom(value);
  const [{ vat_regime }, services] = await Promise.all([readCompany(db), knownServices(db)]);
  const series = seriesOf(settings, berlinDateOf(now()).slice(0, 4));
  const next = (await lastPosition(db, series)) + 1;
  return {
    ...settings,
    version,
    vat_regime,
    missing: missingForInvoices(settings, vat_regime),
    next_number: numberIn(series, next),
    services: services.map(({ id, name, name_de, name_ru, options }) => ({
      id,
      name,
      name_de,
      name_ru,
      options: options.map((option) => ({ id: option.id, name_de: option.name_de, name_ru: option.name_ru })),
    })),
  };
};
