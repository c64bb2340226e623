import { renderToString } from 'react-dom/server';
import '#features/pictures/web/parts/public/fill-picture-slot.ts';
import type { Page } from '#shared/web/page.ts';
import type { PageState } from './page-state.ts';
import { rootId } from './page-state.ts';
import { pages } from './pages.ts';
import { PublicApp } from './public-app.tsx';
import { searchDescription } from './search-description.ts';
import { loadTexts } from './texts/load-texts.ts';

export interface RenderedPage {
  readonly body: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly earlyScript: string | undefined;
}

/** Renders a page to HTML with the data in `state`. */
export const renderPage = async (state: PageState): Promise<RenderedPage> =>
  renderedPage((await pages[state.page].load()) as Page<unknown>, state);

/** The same for a page that only the server knows. */
export const renderedPage = async <Data,>(pageOfRoute: Page<Data>, state: PageState): Promise<RenderedPage> => {
  const page = pageOfRoute as Page<unknown>;
  const texts = await loadTexts(state.language);
  const { title, description, earlyScript } = page.head(state.props, texts, state.language);
  const app = renderToString(<PublicApp state={state} page={page} texts={texts} />);
  return {
    body: `<div id="${rootId}">${app}</div>`,
    title,
    description: description && searchDescription(description),
    earlyScript,
  };
};
