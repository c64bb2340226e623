import type { PublicPicture } from '#features/pictures/contract.ts';
import type { PublicService } from '#features/services/contract.ts';
import type { Page, PageProps } from '#shared/web/page.ts';
import { HomeContact } from './home-contact.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeSteps } from './home-steps.tsx';
import { homeTextsIn } from './texts/home-texts.ts';

export interface HomeData {
  /** undefined if they could not be read; the page is rendered without them. */
  readonly services: readonly PublicService[] | undefined;
  /** Whether the studio sends mails; undefined: not known, treated as yes. */
  readonly mails?: boolean | undefined;
  /** The path of the page of each service, by its id. */
  readonly pages: Readonly<Record<string, string>>;
  /** The picture of the studio, if it has one. */
  readonly picture?: PublicPicture | undefined;
}

/** The home page: headline, services, how booking works, and how to find the studio. */
const Home = ({ data, site }: PageProps<HomeData>) => {
  // Only if it is known that there are none; a failed read does not close the page.
  const closed = data.services?.length === 0;
  const mails = data.mails ?? true;
  return (
    <>
      <HomeHero closed={closed} mails={mails} picture={data.picture} />
      <div className="flex-1 bg-ground pb-20 text-ground-ink [--ring:var(--ground-ink)] sm:pb-28">
        <div className="mx-auto max-w-6xl space-y-20 px-4 sm:space-y-28 sm:px-6">
          {data.services && data.services.length > 0 && <HomeServices services={data.services} pages={data.pages} />}
          {!closed && <HomeSteps mails={mails} />}
          <HomeContact site={site} closed={closed} />
        </div>
      </div>
    </>
  );
};

export const homePage: Page<HomeData> = {
  Component: Home,
  head: ({ site }, _, language) => {
    const t = homeTextsIn(language);
    return {
      title: `${site.company_name} · ${t('home.headTitle')}`,
      description: t('home.description', site.company_name),
    };
  },
};
