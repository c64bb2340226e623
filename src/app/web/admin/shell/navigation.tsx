import { Link, useLocation } from 'react-router';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { sectionOf, sectionsOf } from '../sections.ts';
import { adminTexts } from '../texts/handle.ts';

/** The entries that the role may open, of eight; the current one highlighted. */
export const Navigation = ({ onNavigate }: { readonly onNavigate?: () => void }) => {
  const t = useTexts(adminTexts);
  const { pathname } = useLocation();
  const role = useRole();
  const current = sectionOf(role, pathname);
  return (
    <nav aria-label={t('nav.label')}>
      <ul className="grid gap-0.5">
        {sectionsOf(role).map((section) => {
          const isCurrent = section === current;
          return (
            <li key={section.path}>
              <Link
                to={section.path}
                aria-current={isCurrent ? (pathname === section.path ? 'page' : 'true') : undefined}
                onClick={onNavigate}
                className={classNames(
                  'flex min-h-control items-center gap-3 rounded-button px-3 font-medium transition duration-150',
                  isCurrent
                    ? 'bg-accent-soft text-accent-text'
                    : 'text-muted hover:bg-[color-mix(in_srgb,var(--ink)_6%,transparent)] hover:text-ink',
                )}
              >
                <section.icon size={18} aria-hidden="true" strokeWidth={isCurrent ? 2.25 : 1.75} />
                {t(section.title)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
