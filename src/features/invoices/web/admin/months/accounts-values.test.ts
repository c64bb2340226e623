import { describe, expect, it } from 'vitest';
import type { TaxSettingsView } from '../../../tax-contract.ts';
import { taxAccountsTexts } from '../../../texts/tax-accounts-texts.ts';
import { type AccountsValues, accountProblems, accountsValuesOf, sentAccounts } from './accounts-values.ts';

const stored: TaxSettingsView = {
  chart: 'SKR03',
  adviser_number: 1001,
  client_number: 1,
  account_length: 5,
  accounts: { cash: '1010' },
  service_accounts: { baby: '8401', gone: '8402' },
  version: 3,
  services: [
    { id: 'baby', name: 'Baby', name_de: null, name_ru: null },
    { id: 'family', name: 'Family', name_de: null, name_ru: null },
  ],
};
const initial = accountsValuesOf(stored);
const edited = (changes: object): AccountsValues => ({ ...initial, ...changes });
const problemsOf = (changes: object) => accountProblems(edited(changes), taxAccountsTexts.de);

describe('the form of the accounts', () => {
  it('sends what was changed, of the accounts all that are not the usual ones (TAX-01)', () => {
    const sent = (changes: Partial<AccountsValues>) => sentAccounts(changes, edited(changes));
    expect(sent({ chart: 'SKR04', client_number: '27' })).toEqual({ chart: 'SKR04', client_number: 27 });
    expect(sent({ 'accounts.bank': ' 1210 ' })).toEqual({ accounts: { cash: '1010', bank: '1210' } });
    expect(sent({ 'accounts.cash': ' ' })).toEqual({ accounts: {} });
    expect(sent({ 'service_accounts.family': '8403' })).toEqual({
      service_accounts: { baby: '8401', family: '8403', gone: '8402' },
    });
  });

  it('finds what is wrong at its own field, by the length of the accounts (TAX-01)', () => {
    expect(problemsOf({})).toEqual({});
    expect(
      problemsOf({ 'accounts.bank': '123', 'service_accounts.baby': '840000', 'accounts.online': 'Kasse' }),
    ).toEqual({
      'accounts.bank': '4 bis 5 Ziffern',
      'accounts.online': '4 bis 5 Ziffern',
      'service_accounts.baby': '4 bis 5 Ziffern',
    });
    // The account of the customers has one digit more.
    expect(problemsOf({ 'accounts.customers': '100000' })).toEqual({});
    expect(problemsOf({ account_length: '4', 'accounts.cash': '10000', 'accounts.customers': '100000' })).toEqual({
      'accounts.cash': '4 Ziffern',
      'accounts.customers': '4 bis 5 Ziffern',
    });
    expect(problemsOf({ adviser_number: '1000', client_number: '' })).toEqual({
      adviser_number: 'Eine Zahl von 1001 bis 9999999',
      client_number: 'Eine Zahl von 1 bis 99999',
    });
    expect(problemsOf({ adviser_number: '1e4' })).toHaveProperty('adviser_number');
  });
});
