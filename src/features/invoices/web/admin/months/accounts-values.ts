import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import {
  type AccountUse,
  accountLengths,
  accountUses,
  adviserNumbers,
  type Chart,
  clientNumbers,
  isAccount,
} from '../../../domain/tax/tax-settings.ts';
import type { SentTaxSettings, TaxSettingsView } from '../../../tax-contract.ts';
import type { TaxAccountsTexts } from '../../../texts/tax-accounts-texts.ts';

type OfUse = `accounts.${AccountUse}`;
type OfService = `service_accounts.${string}`;

/**
 * The values of the form: numbers are text while they are edited, and each account is a value of its own, so that an
 * error or a conflict is shown at it. '': the usual account.
 */
export type AccountsValues = {
  readonly chart: Chart;
  readonly adviser_number: string;
  readonly client_number: string;
  readonly account_length: string;
} & Readonly<Record<OfUse, string>> &
  Readonly<Record<OfService, string>>;

export const ofUse = (use: AccountUse): OfUse => `accounts.${use}`;
export const ofService = (id: string): OfService => `service_accounts.${id}`;

export const accountsValuesOf = (stored: TaxSettingsView): AccountsValues => ({
  chart: stored.chart,
  adviser_number: String(stored.adviser_number),
  client_number: String(stored.client_number),
  account_length: String(stored.account_length),
  ...(Object.fromEntries(accountUses.map((use) => [ofUse(use), stored.accounts[use] ?? ''])) as Record<OfUse, string>),
  ...Object.fromEntries(
    [...stored.services.map(({ id }) => id), ...deletedServices(stored)].map((id) => [
      ofService(id),
      stored.service_accounts[id] ?? '',
    ]),
  ),
});

/** The services that have an account and no longer exist: open months may still contain them. */
export const deletedServices = ({
  services,
  service_accounts,
}: Pick<TaxSettingsView, 'services' | 'service_accounts'>): string[] =>
  Object.keys(service_accounts).filter((id) => !services.some((service) => service.id === id));

/** What is sent of the changed values. Accounts are sent together if one of them was changed. */
export const sentAccounts = (changes: Partial<AccountsValues>, values: AccountsValues): Partial<SentTaxSettings> => {
  const { chart, adviser_number, client_number, account_length } = changes;
  const isChanged = (start: string): boolean => Object.keys(changes).some((name) => name.startsWith(start));
  return omitUndefined({
    chart,
    adviser_number: numberOf(adviser_number),
    client_number: numberOf(client_number),
    account_length: numberOf(account_length),
    accounts: isChanged('accounts.') ? accountsIn(values, 'accounts.') : undefined,
    service_accounts: isChanged('service_accounts.') ? accountsIn(values, 'service_accounts.') : undefined,
  });
};

const numberOf = (typed: string | undefined): number | undefined => (typed === undefined ? undefined : Number(typed));

const accountsIn = (values: AccountsValues, start: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(values)
      .filter(([name, typed]) => name.startsWith(start) && typed.trim() !== '')
      .map(([name, typed]) => [name.slice(start.length), typed.trim()]),
  );

const isWithin = (typed: string, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

/** The errors of the fields, by the names of the values. */
export const accountProblems = (values: AccountsValues, texts: TaxAccountsTexts): Record<string, string> => {
  const problems: Record<string, string> = {};
  const number = (name: 'adviser_number' | 'client_number', range: { least: number; most: number }): void => {
    if (!isWithin(values[name], range)) problems[name] = texts.rangeError(range.least, range.most);
  };
  number('adviser_number', adviserNumbers);
  number('client_number', clientNumbers);
  const length = Number(values.account_length);
  for (const [name, value] of Object.entries<string>(values)) {
    const typed = value.trim();
    const isOfCustomers = name === ofUse('customers');
    if (typed === '' || !/^(?:service_)?accounts\./.test(name)) continue;
    if (isAccount(typed, length, isOfCustomers ? 'customers' : undefined)) continue;
    problems[name] = texts.accountError(accountLengths.least, length + (isOfCustomers ? 1 : 0));
  }
  return problems;
};
