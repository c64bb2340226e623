/** The charts of accounts that have presets. */
export const charts = ['SKR03', 'SKR04'] as const;
export type Chart = (typeof charts)[number];

/**
 * What an account is for: revenue and deposits per rate, revenue without tax of a small business, where money is received
 * (`online` and `card_terminal` until the provider pays it out), the one account of all customers, what the studio owes
 * for vouchers whose tax is not known yet, and the income from what lapses of them.
 */
export const accountUses = [
  'revenue_19',
  'revenue_7',
  'revenue_0',
  'revenue_small_business',
  'deposit_19',
  'deposit_7',
  'deposit_0',
  'online',
  'card_terminal',
  'bank',
  'cash',
  'customers',
  'vouchers',
  'lapsed_vouchers',
] as const;
export type AccountUse = (typeof accountUses)[number];

/** Four digits as DATEV delivers them, five for the account of the customers. Those of revenue compute the tax. */
export const presets: Readonly<Record<Chart, Readonly<Record<AccountUse, string>>>> = {
  SKR03: {
    revenue_19: '8400',
    revenue_7: '8300',
    revenue_0: '8100',
    revenue_small_business: '8195',
    deposit_19: '1718',
    deposit_7: '1711',
    deposit_0: '1710',
    online: '1360',
    card_terminal: '1360',
    bank: '1200',
    cash: '1000',
    customers: '10000',
    vouchers: '1700',
    lapsed_vouchers: '2709',
  },
  SKR04: {
    revenue_19: '4400',
    revenue_7: '4300',
    revenue_0: '4100',
    revenue_small_business: '4185',
    deposit_19: '3272',
    deposit_7: '3260',
    deposit_0: '3250',
    online: '1460',
    card_terminal: '1460',
    bank: '1800',
    cash: '1600',
    customers: '10000',
    vouchers: '3500',
    lapsed_vouchers: '4839',
  },
};

/** DATEV: accounts have four to eight digits, those of customers one more. */
export const accountLengths = { least: 4, most: 8 } as const;
/** DATEV: what an adviser and a client may be numbered. */
export const adviserNumbers = { least: 1001, most: 9_999_999 } as const;
export const clientNumbers = { least: 1, most: 99_999 } as const;

/** What the months are exported with. */
export interface TaxSettings {
  readonly chart: Chart;
  readonly adviser_number: number;
  readonly client_number: number;
  readonly account_length: number;
  /** Where they differ from the presets of the chart. */
  readonly accounts: Readonly<Partial<Record<AccountUse, string>>>;
  /** The revenue accounts of services that have their own, by id. */
  readonly service_accounts: Readonly<Record<string, string>>;
}

/** Returns the account for a use, in the length of the studio's accounts. */
export const accountOf = ({ chart, accounts, account_length }: TaxSettings, use: AccountUse): string =>
  (accounts[use] ?? presets[chart][use]).padEnd(account_length + (use === 'customers' ? 1 : 0), '0');

/** Returns the revenue account that a service has of its own. */
export const ownAccountOf = (
  { service_accounts, account_length }: TaxSettings,
  serviceId: string | undefined,
): string | undefined => {
  const own = serviceId === undefined ? undefined : service_accounts[serviceId];
  return own?.padEnd(account_length, '0');
};

/** Whether an account can be used for something: digits, and not longer than the accounts of the studio. */
export const isAccount = (typed: string, length: number, use?: AccountUse): boolean =>
  /^\d+$/.test(typed) && typed.length >= accountLengths.least && typed.length <= length + (use === 'customers' ? 1 : 0);
