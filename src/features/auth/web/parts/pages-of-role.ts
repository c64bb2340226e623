import type { Role } from '#shared/contract/role.ts';

/** The pages that everyone may open. */
const own = ['/admin', '/admin/login', '/admin/settings', '/admin/account'];

const money = ['/admin/bookings', '/admin/buchungen', '/admin/invoices', '/admin/vouchers', '/admin/withdrawals'];

/** Every page of the back office that a role may open; an owner may open all. */
const pages: Readonly<Record<Exclude<Role, 'owner'>, ReadonlySet<string>>> = {
  desk: new Set([
    ...own,
    ...money,
    '/admin/dashboard',
    '/admin/kontakten',
    '/admin/kontakten/fullscreen',
    '/admin/today',
    '/admin/calendar',
    '/admin/calendar/settings',
    '/admin/births',
    '/admin/campaigns',
    '/admin/outbox',
    '/admin/bank',
  ]),
  photographer: new Set([...own, '/admin/own-calendar', '/admin/today']),
  accountant: new Set([...own, ...money, '/admin/reports']),
};

/** Whether a role may open a page. `address`: its path; a query does not count. */
export const mayOpen = (role: Role, address: string): boolean =>
  role === 'owner' || pages[role].has(address.split(/[?#]/)[0] ?? '');

/** Where a role begins after the sign-in. */
export const homeOf = (role: Role): string => homes[role];

const homes: Readonly<Record<Role, string>> = {
  owner: '/admin/dashboard',
  desk: '/admin/dashboard',
  photographer: '/admin/own-calendar',
  accountant: '/admin/reports',
};
