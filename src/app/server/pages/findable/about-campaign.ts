import type { PublicCampaign } from '#features/campaigns/contract.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { DescribedPage } from '../facts/described-page.ts';
import { studioId } from './about-studio.ts';

/**
 * A campaign as schema.org Event with the prices of its spots. One for holders of access codes only is not described, and
 * one that cannot be booked any more is sold out.
 */
export const aboutCampaign = (
  campaign: PublicCampaign,
  { site, language, publicUrl, url, image }: DescribedPage,
): object[] => {
  if (campaign.access_codes) return [];
  const name = inLanguage(campaign, 'name', language);
  const text = inLanguage(campaign, 'text', language);
  const prices = campaign.spots.map(({ price }) => price);
  return [
    {
      '@type': 'Event',
      '@id': `${url}#event`,
      name,
      ...(text && { description: text }),
      ...(image && { image }),
      startDate: campaign.start,
      endDate: campaign.end,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: site.company_name,
        ...(site.company_address && { address: site.company_address }),
      },
      organizer: { '@id': studioId(publicUrl) },
      url,
      ...(prices.length > 0 && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'EUR',
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          offerCount: campaign.counts.free,
          availability: availabilityOf(campaign),
          validFrom: campaign.opens_at,
          url,
        },
      }),
    },
  ];
};

const availabilityOf = ({ state }: PublicCampaign): string =>
  `https://schema.org/${state === 'open' ? 'InStock' : state === 'before' ? 'PreOrder' : 'SoldOut'}`;
