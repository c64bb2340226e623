import type { QueryKey } from '@tanstack/react-query';

const settings = [
  'company',
  'calendar-settings',
  'email-settings',
  'legal',
  'page-design',
  'payments',
  'privacy',
  'widget',
  'invoices',
  'calendar',
  'stats',
  'go-live',
];

/** The first keys of the queries that show each kind of change; the kinds are those of docs/rules/live.md. */
const shownBy: Readonly<Record<string, readonly (string | QueryKey)[]>> = {
  account: ['account', 'team'],
  api_key: ['api-keys'],
  bank_line: ['bookings'],
  birth: ['birth-places', 'attention'],
  booking: [
    'bookings',
    'news',
    'stats',
    'calendar',
    'own-calendar',
    'today',
    'resources',
    'customers',
    'invoices',
    'campaigns',
    'birth-places',
    'attention',
    'withdrawals',
    'outbox',
    'days',
  ],
  calendar_feed: ['calendar', 'calendar-feed'],
  campaign: ['campaigns', 'calendar'],
  contact: ['contacts'],
  customer: ['customers'],
  date_exception: ['date-exceptions', 'calendar', 'stats'],
  day: ['days', 'calendar'],
  discount: ['discount-codes'],
  invoice: ['invoices'],
  mail: ['outbox', ['bookings', 'messages'], 'vouchers'],
  offer: ['offers', 'calendar', 'waiting-list', 'attention'],
  passkey: ['account'],
  password: ['account'],
  payments: ['payments', ['bookings', 'bank']],
  photographer: ['photographers', 'calendar', 'today'],
  picture: ['pictures', 'services', 'photographers', 'resources'],
  privacy: ['privacy', 'customers', 'bookings', 'vouchers'],
  resource: ['resources', 'calendar', 'own-calendar', 'today'],
  second_factor: ['account'],
  service: ['services', 'calendar'],
  session: ['account'],
  settings,
  team: ['account', 'team'],
  time_off: ['calendar', 'own-calendar', 'photographers', 'stats', 'days'],
  voucher: ['vouchers'],
  waiting: ['waiting-list', 'attention'],
  webhook: ['webhooks'],
  withdrawal: ['withdrawals', 'bookings'],
};

const asKey = (key: string | QueryKey): QueryKey => (typeof key === 'string' ? [key] : key);

/** The keys of the queries to read again; every change is in the audit. Undefined: all that are followed. */
export const keysOf = (kinds: Iterable<string> | 'all'): readonly QueryKey[] => {
  const lists = kinds === 'all' ? Object.values(shownBy) : [...kinds].map((kind) => shownBy[kind] ?? []);
  return [...new Set(['audit', ...lists.flat()])].map(asKey);
};
