import type { ReactNode } from 'react';
import { LanguageSwitch } from '#shared/web/language-switch.tsx';
import type { Site } from '#shared/web/page.ts';
import { StudioMark } from '#shared/web/studio-mark.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { siteTexts } from './texts/handle.ts';

interface SiteLayoutProps {
  readonly site: Site;
  readonly search: string;
  /** Whether the page is embedded: without header and footer, and as high as its content. */
  readonly embedded: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of every public page: studio, language switch and legal links. */
export const SiteLayout = ({ site, search, embedded, children }: SiteLayoutProps) => {
  const t = useTexts(siteTexts);
  if (embedded) {
    // The surrounding website has a main element already.
    return <div id="content">{children}</div>;
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-field bg-surface px-4 py-3 text-ink focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        {t('nav.skip')}
      </a>
      <header className="text-head-ink [--ring:var(--head-ink)]">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-4 sm:px-6">
          <a
            href="/"
            aria-label={t('nav.home', site.company_name)}
            className="flex min-h-11 min-w-0 items-center gap-3"
          >
            <StudioMark logo={site.logo_url} />
            <span className="line-clamp-2 leading-tight font-semibold break-words sm:text-lg">{site.company_name}</span>
          </a>
          <LanguageSwitch search={search} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer site={site} />
    </div>
  );
};

const Footer = ({ site }: { readonly site: Site }) => {
  const t = useTexts(siteTexts);
  return (
    <footer className="border-t border-ground-line bg-ground text-sm text-ground-muted [--ring:var(--ground-ink)]">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-8 gap-y-2 px-4 py-6 sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <p>{[site.company_name, site.company_address.replaceAll(/\s*\n\s*/g, ', ')].filter(Boolean).join(' · ')}</p>
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6">
          {site.footer.map((page) => (
            <a
              key={page}
              href={`/${page}`}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {t(`footer.${page}`)}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
};
