import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import { useBankLines } from '#features/booking/web/parts/admin/use-bank-lines.ts';
import type { Role } from '#shared/contract/role.ts';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { type HubTexts, hubTexts } from '../../texts/hub-texts.ts';
import { hubCards, hubGroups, mayFollow } from '../parts/admin/hub-links.ts';

/** The groups with the links that a role may follow. A studio without transfers needs no statements of its bank. */
const groupsOf = (role: Role, hasTransfers: boolean) =>
  hubGroups
    .map(({ name, links }) => ({
      name,
      links: links.filter((link) => mayFollow(role, link) && (link.name !== 'bank' || hasTransfers)),
    }))
    .filter(({ links }) => links.length > 0);

/** The start page of the settings. */
export const SettingsHub = () => {
  const t = useHubTexts();
  const role = useRole();
  const hasTransfers = useBankLines().data?.in_use === true;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Cards />
      <nav aria-label={t('more')} className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {groupsOf(role, hasTransfers).map((group) => (
          <section key={group.name} aria-labelledby={`settings-${group.name}`}>
            <h2 id={`settings-${group.name}`} className="mb-1 font-semibold tracking-tight">
              {t(`group.${group.name}`)}
            </h2>
            {group.links.map(({ to, icon: Icon, name }) => (
              <Link
                key={to}
                to={to}
                aria-labelledby={`settings-to-${name}`}
                aria-describedby={`settings-about-${name}`}
                className="-mx-2 flex min-h-14 items-center gap-3 rounded-field px-2 py-2 transition duration-150 hover:bg-[color-mix(in_srgb,var(--ink)_5%,transparent)]"
              >
                <Icon size={20} aria-hidden="true" className="shrink-0 text-accent-text" />
                <span className="min-w-0 flex-1 leading-snug">
                  <span id={`settings-to-${name}`} className="block font-medium">
                    {t(name)}
                  </span>
                  <span id={`settings-about-${name}`} className="block text-sm text-muted">
                    {t(`${name}Text`)}
                  </span>
                </span>
                <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
              </Link>
            ))}
          </section>
        ))}
      </nav>
    </div>
  );
};

const useHubTexts = () => {
  const { language } = useLanguage();
  return (key: keyof HubTexts): string => hubTexts[language][key];
};

const Cards = () => {
  const t = useHubTexts();
  const role = useRole();
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
      {hubCards
        .filter((link) => mayFollow(role, link))
        .map(({ to, icon: Icon, name }) => (
          <li key={to} className="grid grid-cols-1">
            <Link
              to={to}
              className="card group flex items-center gap-4 p-4 transition duration-150 hover:border-control sm:p-5"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-field bg-accent-soft text-accent-text">
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold tracking-tight">{t(name)}</span>
                <span className="block text-sm text-muted">{t(`${name}Text`)}</span>
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
  );
};
