import type { LucideIcon } from 'lucide-react';
import {
  Aperture,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Contact,
  LayoutDashboard,
  NotebookText,
  Settings,
  Users,
} from 'lucide-react';
import { mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import type { Role } from '#shared/contract/role.ts';
import type { AdminTexts } from './texts/admin-de.ts';

type TitleKey = Extract<keyof AdminTexts, `nav.${string}`>;

/** An entry of the navigation. `pages` are further addresses that belong to it; with `only`, it is for that role alone. */
export interface Section {
  readonly path: string;
  readonly title: TitleKey;
  readonly icon: LucideIcon;
  readonly pages?: readonly string[];
  readonly only?: Role;
}

/** The navigation, in order. */
export const sections: readonly Section[] = [
  { path: '/admin/dashboard', title: 'nav.dashboard', icon: LayoutDashboard, pages: ['/admin/today'] },
  { path: '/admin/today', title: 'nav.today', icon: ClipboardList, only: 'photographer' },
  { path: '/admin/own-calendar', title: 'nav.ownCalendar', icon: CalendarDays, only: 'photographer' },
  { path: '/admin/kontakten', title: 'nav.contacts', icon: Contact },
  { path: '/admin/bookings', title: 'nav.bookings', icon: NotebookText },
  { path: '/admin/services', title: 'nav.services', icon: Aperture },
  { path: '/admin/photographers', title: 'nav.photographers', icon: Users },
  { path: '/admin/calendar', title: 'nav.calendar', icon: CalendarDays },
  { path: '/admin/reports', title: 'nav.reports', icon: ChartColumn },
  {
    path: '/admin/settings',
    title: 'nav.settings',
    icon: Settings,
    pages: [
      '/admin/calendar/settings',
      '/admin/resources',
      '/admin/births',
      '/admin/campaigns',
      '/admin/discounts',
      '/admin/vouchers',
      '/admin/team',
      '/admin/audit',
      '/admin/company',
      '/admin/payments',
      '/admin/email',
      '/admin/outbox',
      '/admin/integrations',
      '/admin/legal',
      '/admin/privacy',
      '/admin/withdrawals',
      '/admin/invoices',
      '/admin/bank',
      '/admin/account',
      '/admin/widget',
      '/admin/page-design',
    ],
  },
];

/** The entries that a role sees. */
export const sectionsOf = (role: Role): readonly Section[] =>
  sections.filter(({ path, only = role }) => only === role && mayOpen(role, path));

/** The section of an address, of those that a role sees. The pages that the settings link to belong to the settings. */
export const sectionOf = (role: Role, pathname: string): Section | undefined => {
  const own = sectionsOf(role);
  return (
    own.find(({ path, pages = [] }) => pathname === path || pages.includes(pathname)) ??
    own.find(({ path }) => pathname.startsWith(`${path}/`))
  );
};
