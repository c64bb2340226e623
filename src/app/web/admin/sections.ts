import type { LucideIcon } from 'lucide-react';
import {
  Aperture,
  CalendarDays,
  ChartColumn,
  Contact,
  LayoutDashboard,
  NotebookText,
  Settings,
  Users,
} from 'lucide-react';
import type { AdminTexts } from './texts/admin-de.ts';

type TitleKey = Extract<keyof AdminTexts, `nav.${string}`>;

/** One of the eight entries of the navigation. `pages` are further addresses that belong to it. */
export interface Section {
  readonly path: string;
  readonly title: TitleKey;
  readonly icon: LucideIcon;
  readonly pages?: readonly string[];
}

/** The navigation, in order. */
export const sections: readonly Section[] = [
  { path: '/admin/dashboard', title: 'nav.dashboard', icon: LayoutDashboard },
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
      '/admin/account',
      '/admin/widget',
      '/admin/page-design',
    ],
  },
];

/** The section of an address. The pages that the settings link to belong to the settings. */
export const sectionOf = (pathname: string): Section | undefined =>
  sections.find(({ path, pages = [] }) => pathname === path || pages.includes(pathname)) ??
  sections.find(({ path }) => pathname.startsWith(`${path}/`));
