import { defaultPageDesign } from '#features/settings/domain/design/default-page-design.ts';
import type { Page } from '#shared/web/page.ts';
import { followSilentValues } from '#shared/web/silent-values.ts';
import { pageStyle } from '../../src/app/server/pages/page-style.ts';
import type { DataOf, PageName } from '../../src/app/web/public/pages.ts';
import { pages } from '../../src/app/web/public/pages.ts';
import css from '../../src/app/web/public/public.css?inline';
import { PublicApp } from '../../src/app/web/public/public-app.tsx';
import { publicRoutes } from '../../src/app/web/public/public-routes.ts';
import { loadTexts } from '../../src/app/web/public/texts/load-texts.ts';
import { firstStudio, site } from './first-studio.ts';
import { listen } from './listen.ts';
import { type Opening, play, type Stage } from './stage.tsx';

interface OpeningPage<N extends PageName> extends Opening {
  /** What the server has loaded for the page. */
  readonly data: DataOf<N>;
  /** The design of the studio, where it differs from that of a new one. */
  readonly design?: Partial<typeof defaultPageDesign>;
}

/** Opens a public page at one of its addresses, as it is after the browser has taken it over. */
export const openPage = <N extends PageName>(
  name: N,
  path: string,
  { data, design, answers = {}, language = 'de' }: OpeningPage<N>,
): Promise<Stage> =>
  play({
    path,
    css: css + pageStyle({ ...defaultPageDesign, ...design }),
    language,
    answers: { ...firstStudio, ...answers },
    render: async () => {
      const [page, texts] = await Promise.all([pages[name].load(), loadTexts(language)]);
      const { pathname, search } = new URL(path, location.origin);
      const state = { page: name, language, props: { data, site, search, params: paramsOf(name, pathname) } };
      const end = listen(followSilentValues);
      return { app: <PublicApp state={state} page={page as Page<unknown>} texts={texts} />, end };
    },
  });

/** The parameters of the address that shows the page. */
const paramsOf = (name: PageName, pathname: string): Readonly<Record<string, string>> => {
  const found = publicRoutes
    .filter(({ page }) => page === name)
    .map(({ path }) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname))
    .find((match) => match !== null);
  if (!found) throw new Error(`${pathname} does not show ${name}`);
  return { ...found.groups };
};
