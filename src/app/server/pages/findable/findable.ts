import type { OfferedPerson } from '#features/booking/web/public/catalogue/catalogue-data.ts';
import type { PublicCampaign } from '#features/campaigns/contract.ts';
import type { PublicPicture } from '#features/pictures/contract.ts';
import type { PublicService } from '#features/services/contract.ts';
import type { CompanyInfo } from '#features/settings/contract.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { PageName } from '../../../web/public/pages.ts';
import type { DescribedPage } from '../facts/described-page.ts';
import type { PageReads } from '../facts/page-reads.ts';
import type { Addresses } from '../page-addresses.ts';
import { aboutCampaign } from './about-campaign.ts';
import { aboutPhotographer, aboutService } from './about-service.ts';
import { aboutStudio } from './about-studio.ts';
import { type PreviewPicture, previewPicture } from './preview-picture.ts';

/** What search engines and previews of links learn about a page. */
export interface Findable {
  readonly canonical?: string;
  readonly alternates?: Addresses;
  readonly about?: object;
  readonly picture?: PreviewPicture;
}

interface FindablePage {
  readonly page: PageName;
  readonly language: Language;
  readonly data: unknown;
  readonly addresses?: Addresses;
  readonly site: CompanyInfo;
  readonly reads: Pick<PageReads, 'openingHours'>;
  readonly failed: (error: unknown) => void;
}

/** `publicUrl`: without a trailing slash. A page whose hours cannot be read is described without them. */
export const findableOf = async (page: FindablePage, publicUrl: string, pathname: string): Promise<Findable> => {
  const { addresses, site, language } = page;
  const canonical = publicUrl + pathname;
  const shown = pictureOf(page.data ?? {});
  const picture = shown && previewPicture(shown, language, publicUrl);
  const about = await aboutOf(page, { site, language, publicUrl, url: canonical, image: picture?.url });
  return {
    canonical,
    ...(picture && { picture }),
    ...(addresses && { alternates: { de: publicUrl + addresses.de, ru: publicUrl + addresses.ru } }),
    ...(about && { about: { '@context': 'https://schema.org', '@graph': about } }),
  };
};

interface Shown {
  readonly service?: PublicService;
  readonly photographer?: OfferedPerson;
  readonly services?: readonly { readonly service: PublicService; readonly page: string }[];
  readonly campaign?: PublicCampaign;
  readonly picture?: PublicPicture;
}

/** The first picture of what a page is about. */
const pictureOf = ({ picture, service, photographer, campaign }: Shown): PublicPicture | undefined =>
  picture ?? service?.pictures?.[0] ?? photographer?.picture ?? campaign?.picture;

const aboutOf = async (
  { page, data, reads, failed }: FindablePage,
  around: DescribedPage,
): Promise<readonly object[] | undefined> => {
  if (!(page in described)) return undefined;
  // Hundreds open the page of a campaign in the same second; it is described without the hours.
  const hours =
    page === 'campaign' ? undefined : await reads.openingHours().catch((error: unknown) => (failed(error), undefined));
  const studio = aboutStudio(around, hours);
  return [studio, ...described[page as keyof typeof described](data as Shown, around)];
};

const described = {
  home: () => [],
  contact: () => [],
  service: ({ service }: Shown, around: DescribedPage) => (service ? [aboutService(service, around)] : []),
  photographer: ({ photographer, services = [] }: Shown, around: DescribedPage) =>
    photographer ? [aboutPhotographer(photographer, services, around)] : [],
  campaign: ({ campaign }: Shown, around: DescribedPage) => (campaign ? aboutCampaign(campaign, around) : []),
} as const satisfies Partial<Record<PageName, (data: Shown, around: DescribedPage) => readonly object[]>>;
