import { knownServices } from '#features/services/server/api.ts';
import { changeSetting, readSetting, readVersionedSetting, type Versioned } from '#features/settings/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { taxSettingsFrom } from '../../domain/tax/stored-tax-settings.ts';
import { accountUses, isAccount, type TaxSettings } from '../../domain/tax/tax-settings.ts';
import type { SentTaxSettings, TaxSettingsView } from '../../tax-contract.ts';

export const readTaxSettings = async (db: Database): Promise<TaxSettings> =>
  taxSettingsFrom(await readSetting(db, 'tax_export'));

/** Changes what months are exported with; months that are closed keep theirs. Throws 400 `wrong_account`. */
export const changeTaxSettings = async (
  context: Context,
  { version, ...sent }: SentTaxSettings,
  actor: string,
): Promise<TaxSettingsView> => {
  const changes = omitUndefined(sent);
  const changed = Object.keys(changes);
  const view = (stored: Versioned<unknown>, db = context.db) => viewOf(db, stored);
  const saved = await changeSetting(context, { name: 'tax_export', changed, actor, version, view }, (stored) => {
    const after: TaxSettings = { ...taxSettingsFrom(stored), ...changes };
    const wrong = wrongAccount(after);
    if (wrong !== undefined) throw new Problem(400, 'wrong_account', `Not an account of this length: ${wrong}`);
    return after;
  });
  return view(saved);
};

const wrongAccount = ({ accounts, service_accounts, account_length }: TaxSettings): string | undefined => {
  const wrongUse = accountUses.find((use) => {
    const typed = accounts[use];
    return typed !== undefined && !isAccount(typed, account_length, use);
  });
  if (wrongUse) return accounts[wrongUse];
  return Object.values(service_accounts).find((typed) => !isAccount(typed, account_length));
};

export const taxSettingsView = async ({ db }: Context): Promise<TaxSettingsView> =>
  viewOf(db, await readVersionedSetting(db, 'tax_export'));

const viewOf = async (db: Database, { value, version }: Versioned<unknown>): Promise<TaxSettingsView> => {
  const services = await knownServices(db);
  return {
    ...taxSettingsFrom(value),
    version,
    services: services.map(({ id, name, name_de, name_ru }) => ({ id, name, name_de, name_ru })),
  };
};
