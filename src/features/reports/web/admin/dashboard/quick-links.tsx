import type { LucideIcon } from 'lucide-react';
import { Aperture, CalendarPlus, ChevronRight, Contact, Search, Store } from 'lucide-react';
import { Link } from 'react-router';
import { mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';

const links = [
  { to: '/admin/calendar', text: 'links.calendar', icon: CalendarPlus },
  { to: '/admin/bookings', text: 'links.bookings', icon: Search },
  { to: '/admin/kontakten', text: 'links.contacts', icon: Contact },
  { to: '/admin/services', text: 'links.services', icon: Aperture },
  { to: '/admin/company', text: 'links.company', icon: Store },
] as const satisfies readonly { to: string; text: string; icon: LucideIcon }[];

/** Links to the screens used most. */
export const QuickLinks = () => {
  const t = useTexts(dashboardTexts);
  const role = useRole();
  return (
    <Panel title={t('links.title')} className="self-start">
      <ul className="-mx-2 grid">
        {links
          .filter(({ to }) => mayOpen(role, to))
          .map(({ to, text, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-control items-center gap-3 rounded-field px-2 hover:bg-ground">
                <Icon size={18} aria-hidden="true" className="shrink-0 text-muted" />
                <span className="flex-1">{t(text)}</span>
                <ChevronRight size={16} aria-hidden="true" className="text-muted" />
              </Link>
            </li>
          ))}
      </ul>
    </Panel>
  );
};
