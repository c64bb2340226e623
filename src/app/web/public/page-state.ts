import type { Language } from '#shared/contract/fields.ts';
import type { PageProps } from '#shared/web/page.ts';
import type { PageName } from './pages.ts';

/** What the server hands to the browser with a page, so that the first paint needs no call. */
export interface PageState {
  readonly page: PageName;
  readonly language: Language;
  readonly props: PageProps<unknown>;
}

export const pageStateId = 'page-state';
export const rootId = 'app';
