/** @typedef {import('./imports-of.mjs').Place} Place */

/** The order of ARCHITECTURE.md: a feature may use those before it. */
export const featureOrder = [
  'auth',
  'settings',
  'pictures',
  'resources',
  'services',
  'photographers',
  'hours',
  'availability',
  'customers',
  'discounts',
  'payments',
  'vouchers',
  'booking',
  'withdrawals',
  'invoices',
  'calendar',
  'contacts',
  'campaigns',
  'offers',
  'waiting',
  'births',
  'days',
  'notifications',
  'reports',
  'integrations',
  'privacy',
  'audit',
  'widget',
];

/** The rooms of the largest server, each after those that it uses. */
export const bookingRooms = [
  'record',
  'link',
  'list',
  'price',
  'create',
  'demand',
  'refund',
  'due',
  'transfer',
  'pay',
  'bank',
  'fee',
  'cancel',
  'edit',
  'move',
  'place',
  'page',
];
const order = (/** @type {string | undefined} */ feature) => featureOrder.indexOf(feature ?? '');
const across = (/** @type {Place} */ from, /** @type {Place} */ to) =>
  from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature;

/**
 * Who may import whom. ARCHITECTURE.md contains each sentence word for word, which is checked too. Circles are refused by
 * `importCircles`, and Node and browser APIs in rules by the compiler (tsconfig.pure.json).
 * @type {readonly { rule: string, refuses: (from: Place, to: Place) => boolean }[]}
 */
export const importRules = [
  {
    rule: `The order of features is \`${featureOrder.join(' · ')}\`.`,
    refuses: (from, to) => [from, to].some(({ feature }) => feature !== undefined && order(feature) === -1),
  },
  {
    rule: 'A feature uses only features before it; screens may also show the `web/parts/` of later ones, with their `texts/`.',
    refuses: (from, to) => across(from, to) && order(to.feature) > order(from.feature) && !(from.web && to.part),
  },
  {
    rule: 'Of another feature only contracts, `domain/`, `server/api.ts`, `web/parts/` and `texts/` may be used.',
    refuses: (from, to) => across(from, to) && !to.open,
  },
  {
    rule: 'Features import nothing of `src/app`, and `src/shared` imports nothing but `src/shared` and packages.',
    refuses: (from, to) =>
      (from.feature !== undefined && to.app) || (from.shared && (to.app || to.feature !== undefined)),
  },
  {
    rule: '`demo` uses features as they use each other, and `src` imports nothing of `demo`.',
    refuses: (from, to) => (from.demo ? to.feature !== undefined && !to.open : to.demo),
  },
  {
    rule: 'A package of `packages` imports nothing outside of its folder, and only its `api.ts` may be used there; screens and rules use no package.',
    refuses: (from, to) =>
      from.package !== to.package && (from.package !== undefined || !to.packageApi || from.web || from.pure),
  },
  {
    rule: 'Screens import no server code.',
    refuses: (from, to) => from.web && to.server,
  },
  {
    rule: 'The public side and the back office import nothing of each other.',
    refuses: (from, to) => (from.publicWeb && to.adminWeb) || (from.adminWeb && to.publicWeb),
  },
  {
    rule: 'Rules and contracts import neither server nor screens, and the kernel imports only itself.',
    refuses: (from, to) => ((from.pure || from.contract) && (to.server || to.web)) || (from.kernel && !to.kernel),
  },
  {
    rule: 'Only views (`server/*-view.ts`) and the cells of spreadsheets turn cents into EUR.',
    refuses: (from, to) => to.euro && !from.view && !from.spreadsheet,
  },
  {
    rule: 'Rules import no contract: a contract is derived from the rules, and the server builds the responses.',
    refuses: (from, to) => from.pure && to.contract,
  },
  {
    rule: `A room of \`booking/server\` uses only rooms before it: \`${bookingRooms.join(' · ')}\`; its \`routes.ts\` and \`api.ts\` use all of them.`,
    refuses: (from, to) => {
      if (from.bookingRoom === undefined || to.feature !== 'booking' || !to.server) return false;
      const rank = bookingRooms.indexOf(to.bookingRoom ?? '');
      return rank === -1 || rank > bookingRooms.indexOf(from.bookingRoom);
    },
  },
];
