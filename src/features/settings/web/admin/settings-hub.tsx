import type { LucideIcon } from 'lucide-react';
import {
  AppWindow,
  Cable,
  CalendarCog,
  ChevronRight,
  CreditCard,
  KeyRound,
  ListChecks,
  Mail,
  Palette,
  Scale,
  Send,
  ShieldCheck,
  Store,
} from 'lucide-react';
import { Link } from 'react-router';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { settingsAdminTexts } from '../../texts/admin-handle.ts';

const cards: readonly {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: 'calendar' | 'payments' | 'email' | 'pageDesign' | 'company';
}[] = [
  { to: '/admin/calendar/settings', icon: CalendarCog, name: 'calendar' },
  { to: '/admin/payments', icon: CreditCard, name: 'payments' },
  { to: '/admin/email', icon: Mail, name: 'email' },
  { to: '/admin/page-design', icon: Palette, name: 'pageDesign' },
  { to: '/admin/company', icon: Store, name: 'company' },
];

/** What is looked at more than set: beside the cards, of which there are five (SET-001). */
const more = [
  { to: '/admin/legal', icon: Scale, name: 'legal' },
  { to: '/admin/privacy', icon: ShieldCheck, name: 'privacy' },
  { to: '/admin/account', icon: KeyRound, name: 'account' },
  { to: '/admin/outbox', icon: Send, name: 'outbox' },
  { to: '/admin/widget', icon: AppWindow, name: 'widget' },
  { to: '/admin/integrations', icon: Cable, name: 'integrations' },
  { to: '/admin/dashboard?setup', icon: ListChecks, name: 'setup' },
] as const;

/** The way to everything that is set once (SET-001..006). */
export const SettingsHub = () => {
  const t = useTexts(settingsAdminTexts);
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={t('hub.title')} subtitle={t('hub.subtitle')} />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {cards.map(({ to, icon: Icon, name }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              className="card group flex items-center gap-4 p-4 transition duration-150 hover:border-control sm:p-5"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-field bg-accent-soft text-accent-text">
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold tracking-tight">{t(`hub.${name}`)}</span>
                <span className="block text-sm text-muted">{t(`hub.${name}Text`)}</span>
              </span>
              <ChevronRight
                size={18}
                aria-hidden="true"
                className="shrink-0 text-muted transition duration-150 group-hover:translate-x-0.5 group-hover:text-ink"
              />
            </Link>
          </li>
        ))}
      </ul>
      <nav aria-label={t('hub.more')} className="mt-4 flex flex-wrap gap-x-6">
        {more.map(({ to, icon: Icon, name }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-accent-text hover:underline"
          >
            <Icon size={18} aria-hidden="true" />
            {t(`hub.${name}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
};
