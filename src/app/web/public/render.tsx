import { renderToString } from 'react-dom/server';
import '#features/pictures/web/parts/public/fill-picture-slot.ts';
import type { Page } from '#shared/web/page.ts';
import type { PageState } from './page-state.ts';
import { rootId } from './page-state.ts';
import { pages } from './pages.ts';
import { PublicApp } from './public-app.tsx';
import { loadTexts } from './texts/load-texts.ts';

export interface RenderedPage {
  readonly body: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly earlyScript: string | undefined;
}

/** Renders a page to HTML with the data in `state`. */
export const renderPage = async (state: PageState): Promise<RenderedPage> => {
  const [page, texts] = (await Promise.all([pages[state.page].load(), loadTexts(state.language)])) as [
    Page<unknown>,
    Awaited<ReturnType<typeof loadTexts>>,
  ];
  const { title, description, earlyScript } = page.head(state.props, texts, state.language);
  const app = renderToString(<PublicApp state={state} page={page} texts={texts} />);
  return { body: `<div id="${rootId}">${app}</div>`, title, description, earlyScript };
};
