import { useEffect } from 'react';
import { Dialogs } from '#shared/web/dialog/dialogs.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import type { AllTexts } from '#shared/web/texts.tsx';
import { LanguageProvider, useLanguage } from '#shared/web/texts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PageState } from './page-state.ts';
import { SiteLayout } from './site-layout.tsx';
import { loadTexts } from './texts/load-texts.ts';

interface PublicAppProps {
  readonly state: PageState;
  readonly page: Page<unknown>;
  readonly texts: AllTexts;
}

/** A public page in its frame; rendered identically on the server and in the browser. */
export const PublicApp = ({ state, page, texts }: PublicAppProps) => (
  <LanguageProvider initial={{ language: state.language, texts }} load={loadTexts} isFixed={state.props.embedded}>
    {/* Before the page, because a page may change the title later. */}
    <Title page={page} props={state.props} />
    <SiteLayout site={state.props.site} search={state.props.search} embedded={state.props.embedded}>
      <ErrorBoundary>
        <page.Component {...state.props} />
      </ErrorBoundary>
    </SiteLayout>
    <Ready />
    <Dialogs />
  </LanguageProvider>
);

/** Sets the tab's title in the selected language. */
const Title = ({ page, props }: { readonly page: Page<unknown>; readonly props: PageProps<unknown> }) => {
  const { texts, language } = useLanguage();
  useEffect(() => {
    document.title = page.head(props, texts, language).title;
  }, [page, props, texts, language]);
  return null;
};

/** Signals that the page has been hydrated. */
const Ready = () => {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
};
