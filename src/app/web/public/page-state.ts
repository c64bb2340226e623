import type { Language } from '#shared/kernel/language.ts';
import type { PageProps } from '#shared/web/page.ts';
import type { PageName } from './pages.ts';

/** The state that the server inlines in a page, so that the first render needs no request. */
export interface PageState {
  readonly page: PageName;
  readonly language: Language;
  readonly props: PageProps<unknown>;
}

export const pageStateId = 'page-state';
export const rootId = 'app';
