import { featureOrder } from './import-rules.mjs';
import { tablesIn } from './tables-of.mjs';

/** @typedef {{ isWritten: boolean, name: string }} TableUse */

/**
 * Who owns which tables. Every table of the migrations is listed once.
 * @type {Record<string, string[]>}
 */
export const tables = {
  shared: ['audit_entry', 'begun_upload', 'secret_key_check', 'studio_edition'],
  auth: [
    'admin_user',
    'api_key',
    'failed_sign_in',
    'invitation',
    'known_place',
    'passkey',
    'passkey_challenge',
    'recovery_code',
    'second_factor',
    'session',
    'sign_in_challenge',
  ],
  settings: ['legal_version', 'setting', 'upload'],
  pictures: ['picture', 'picture_file', 'picture_original'],
  resources: ['lane', 'resource'],
  services: [
    'service',
    'service_need',
    'service_need_resource',
    'service_option',
    'service_option_need',
    'service_photographer',
  ],
  photographers: ['photographer'],
  hours: ['date_exception', 'holiday_import', 'own_hours', 'time_off'],
  availability: ['occupied_time', 'time_before_in_use'],
  customers: ['customer_note'],
  discounts: ['discount_code', 'discount_use'],
  payments: ['awaited_transfer', 'cash_payment', 'charge_refund', 'dispute', 'payment', 'payment_event', 'refund'],
  vouchers: ['voucher', 'voucher_entry', 'voucher_order', 'voucher_try'],
  booking: [
    'bank_line',
    'bank_line_candidate',
    'booking',
    'booking_item',
    'booking_move',
    'booking_origin',
    'idempotent_response',
    'no_show_fee',
    'session_mark',
    'time_request',
  ],
  withdrawals: ['withdrawal_declaration', 'withdrawal_decision', 'withdrawal_effect'],
  invoices: [
    'closed_month',
    'closed_month_file',
    'invoice',
    'invoice_block',
    'invoice_gap',
    'invoice_recipient',
    'invoice_series',
    'money_entry',
  ],
  calendar: ['calendar_feed'],
  contacts: ['contact', 'contact_import', 'contact_note'],
  campaigns: ['campaign', 'campaign_code', 'campaign_spot'],
  offers: ['offer', 'offer_time'],
  waiting: ['waiting_entry', 'waiting_event', 'waiting_offer'],
  births: ['birth_place'],
  days: ['day_action', 'day_action_session'],
  notifications: ['message', 'push_key', 'push_message', 'push_subscription', 'reminder'],
  integrations: ['webhook_attempt', 'webhook_delivery', 'webhook_endpoint', 'webhook_event'],
  privacy: ['erasure'],
};

/** Who publishes which views. Every view of the migrations is listed once. */
export const views = {
  settings: ['studio_address'],
  resources: ['lane_fact', 'resource_fact'],
  services: ['needed_resource', 'service_fact'],
  photographers: ['photographer_fact'],
  availability: ['occupied_fact'],
  payments: ['disputed_payment', 'payment_fact', 'received_payment'],
  booking: [
    'booking_contract',
    'booking_fact',
    'booking_item_fact',
    'booking_money',
    'booking_move_fact',
    'live_booking',
    'live_session',
    'notified_booking',
  ],
  contacts: ['contact_fact'],
  waiting: ['waiting_fact'],
  births: ['awaited_place'],
};

const readByAll = [
  'awaited_place',
  'booking_fact',
  'disputed_payment',
  'live_booking',
  'live_session',
  'needed_resource',
  'occupied_fact',
  'photographer_fact',
  'studio_address',
];

const ownerIn = (/** @type {Record<string, string[]>} */ lists, /** @type {string} */ name) =>
  Object.entries(lists).find(([, names]) => names.includes(name))?.[0];
/** `src/shared` comes before all features, `src/app` and `demo` after them. */
const order = (/** @type {string} */ owner) => ['shared', ...featureOrder, 'app'].indexOf(owner);

/**
 * Who may name which table in SQL. ARCHITECTURE.md contains each sentence word for word, which is checked too.
 * @type {readonly { rule: string, refuses: (from: { owner: string, file: string }, use: TableUse) => boolean }[]}
 */
export const tableRules = [
  {
    rule: 'Every table belongs to one feature or to `src/shared`, and only its owner reads and writes it; `src/shared/server/outbox.ts` inserts into `message`, and `demo` writes the past of its studio.',
    refuses: ({ owner, file }, { name }) => {
      const tableOwner = ownerIn(tables, name);
      return tableOwner !== undefined && tableOwner !== owner && !isDoor(file, name);
    },
  },
  {
    rule: `Views are published for reading: a feature reads those of features before it, and ${listed(readByAll)} may be read by all.`,
    refuses: ({ owner }, { name }) => {
      const publisher = ownerIn(views, name);
      return publisher !== undefined && order(publisher) > order(owner) && !readByAll.includes(name);
    },
  },
  {
    rule: 'Nothing is written through a view.',
    refuses: (_, { name, isWritten }) => isWritten && ownerIn(views, name) !== undefined,
  },
];

/** ARCHITECTURE.md contains this sentence too. */
export const viewRule = 'A view reads what its owner may read.';

/** Whether a file may use a table of another owner. @param {string} file @param {string} table */
function isDoor(file, table) {
  return file.startsWith('demo/') || (file === 'src/shared/server/outbox.ts' && table === 'message');
}

/** @param {string[]} names */
function listed(names) {
  const quoted = names.map((name) => `\`${name}\``);
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

export const knownNames = new Set([...Object.values(tables), ...Object.values(views)].flat());

/**
 * The owner whose SQL a file contains: a feature, `shared` or `app`.
 * @param {import('./imports-of.mjs').Place} place
 */
export function ownerOf({ feature, shared }) {
  return feature ?? (shared ? 'shared' : 'app');
}

/**
 * Compares the lists with the tables and views that the migrations create, and checks what each view reads.
 * @param {readonly string[]} migrations their text, in order
 * @returns {string[]} problems
 */
export function problemsOfMigrations(migrations) {
  /** @type {Map<string, string>} */
  const createdTables = new Map();
  /** @type {Map<string, string>} */
  const createdViews = new Map();
  for (const { groups } of migrations.join('\n').replaceAll(/--.*$/gm, '').matchAll(definitions)) {
    const { action, kind, name = '', body = '', renamed, to } = groups ?? {};
    if (renamed && to) {
      createdTables.set(to, createdTables.get(renamed) ?? '');
      createdTables.delete(renamed);
      continue;
    }
    const created = kind === 'VIEW' ? createdViews : createdTables;
    if (action === 'DROP') created.delete(name);
    else created.set(name, body);
  }
  return [
    ...differences('table', tables, [...createdTables.keys()]),
    ...differences('view', views, [...createdViews.keys()]),
    ...[...createdViews].flatMap(([name, body]) => problemsOfView(name, body)),
  ];
}

const definitions =
  /\b(?<action>CREATE(?: OR REPLACE)?|DROP) (?<kind>TABLE|VIEW) (?:IF (?:NOT )?EXISTS )?(?<name>\w+)(?<body>[^;]*);|\bALTER TABLE (?<renamed>\w+) RENAME TO (?<to>\w+);/g;

/** @param {string} name @param {string} body */
function problemsOfView(name, body) {
  const owner = ownerIn(views, name);
  if (owner === undefined) return [];
  const uses = tablesIn(body, knownNames).filter((use) => use.name !== name);
  return uses.flatMap((use) =>
    tableRules
      .filter(({ refuses }) => refuses({ owner, file: '' }, use))
      .map(({ rule }) => `The view ${name} of ${owner} reads ${use.name}: ${viewRule} ${rule}`),
  );
}

/** @param {string} kind @param {Record<string, string[]>} lists @param {readonly string[]} created */
function differences(kind, lists, created) {
  const known = Object.values(lists).flat();
  return [
    ...created
      .filter((name) => !known.includes(name))
      .map((name) => `The ${kind} ${name} has no owner in table-owners.mjs`),
    ...known
      .filter((name) => !created.includes(name))
      .map((name) => `table-owners.mjs lists the ${kind} ${name}, which does not exist`),
    ...known.filter((name, index) => known.indexOf(name) !== index).map((name) => `The ${kind} ${name} has two owners`),
  ];
}
