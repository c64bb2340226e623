import { readSetting, writeSetting } from '#features/settings/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { rowsAsJson } from '#shared/server/database/rows-as-json.ts';
import { invoiceSettingsFrom } from '../../domain/invoice-settings.ts';
import { nextPrefix } from '../../domain/issuing.ts';
import { noteGap, selectSeries } from './series-store.ts';

interface Series {
  readonly name: string;
  readonly last_position: number;
}

/** How the numbers of documents go on after a restore. */
export interface CarriedNumbers {
  /** The prefix of the new series; undefined: the series of before go on. */
  readonly new_prefix?: string;
  /** Series of which numbers were given that the backup does not have. */
  readonly gaps: readonly string[];
}

/**
 * For a restore: no number of a document is given a second time. Over the same studio the counters go on where they were, and
 * the numbers that the backup does not have are noted as given. Otherwise nobody knows which were given since the backup: if
 * it has documents, the next ones begin a new series.
 */
export const carryNumbers = async (
  before: Database,
): Promise<
  (restored: Database, at: { readonly isSameStudio: boolean; readonly now: number }) => Promise<CarriedNumbers>
> => {
  const known = await rowsAsJson<Series>(before, 'invoice_series');
  const prefix = known && invoiceSettingsFrom(await readSetting(before, 'invoices')).prefix;
  return async (restored, { isSameStudio, now }) => {
    const stored = await selectSeries(restored);
    if (!isSameStudio || known === undefined) {
      return stored.length === 0 ? { gaps: [] } : { gaps: [], new_prefix: await beginSeries(restored, stored) };
    }
    const gaps = known.flatMap(({ name, last_position }) => {
      const first_position = (stored.find((one) => one.name === name)?.last_position ?? 0) + 1;
      return last_position >= first_position ? [{ name, first_position, last_position }] : [];
    });
    for (const gap of gaps) await noteGap(restored, gap, now);
    if (prefix !== undefined) await setPrefix(restored, prefix);
    return { gaps: gaps.map(({ name }) => name) };
  };
};

const beginSeries = async (restored: Database, stored: readonly Series[]): Promise<string> => {
  const { prefix } = invoiceSettingsFrom(await readSetting(restored, 'invoices'));
  const next = nextPrefix(
    prefix,
    stored.map(({ name }) => name),
  );
  await setPrefix(restored, next);
  return next;
};

const setPrefix = async (restored: Database, prefix: string): Promise<void> => {
  const stored = await readSetting(restored, 'invoices');
  if (invoiceSettingsFrom(stored).prefix === prefix) return;
  await writeSetting(restored, 'invoices', { ...(typeof stored === 'object' ? stored : {}), prefix });
};
