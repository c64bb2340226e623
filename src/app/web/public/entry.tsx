import './public.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Page } from '#shared/web/page.ts';
import { followPresses } from '#shared/web/press/press.ts';
import { followSilentValues } from '#shared/web/silent-values.ts';
import { followTranslation } from '#shared/web/translated-texts.ts';
import type { PageState } from './page-state.ts';
import { pageStateId, rootId } from './page-state.ts';
import { pages } from './pages.ts';
import { PublicApp } from './public-app.tsx';
import { loadTexts } from './texts/load-texts.ts';

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`#${id} is missing`);
  return found;
};

followPresses();
const state = JSON.parse(element(pageStateId).textContent) as PageState;
const [page, texts] = await Promise.all([pages[state.page].load(), loadTexts(state.language)]);
// The server loaded the data with the loader of this page, so the types match; the table of pages cannot express that.
const root = element(rootId);
const app = <PublicApp state={state} page={page as Page<unknown>} texts={texts} />;
followTranslation();
followSilentValues();
// As a transition, React hydrates in slices, and a press or a key meanwhile does not wait for the whole page. What the
// browser has translated before is no longer what the server rendered, and is rendered anew.
startTransition(() => {
  if (root.querySelector('font')) createRoot(root).render(app);
  else hydrateRoot(root, app);
});

if (import.meta.env.DEV) {
  const { reloadOnRestart } = await import('./live-reload.ts');
  reloadOnRestart();
}
