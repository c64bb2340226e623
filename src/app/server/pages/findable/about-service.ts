import type { OfferedPerson } from '#features/booking/web/public/catalogue/catalogue-data.ts';
import type { PublicService } from '#features/services/contract.ts';
import { serviceDescription, serviceName } from '#features/services/domain/service-words.ts';
import type { DescribedPage } from '../facts/described-page.ts';
import { reserveAction, studioId } from './about-studio.ts';

/** A service as schema.org Service, with its price as an Offer and the way to book it. */
export const aboutService = (service: PublicService, { language, publicUrl, url, image }: DescribedPage): object => ({
  '@type': 'Service',
  '@id': `${url}#service`,
  name: serviceName(service, language),
  description: serviceDescription(service, language),
  ...(image && { image }),
  url,
  provider: { '@id': studioId(publicUrl) },
  offers: offerOf(service, url),
  potentialAction: reserveAction(bookingUrl(service, publicUrl)),
});

/** A photographer as schema.org Person, with the services they offer. */
export const aboutPhotographer = (
  photographer: OfferedPerson,
  services: readonly { readonly service: PublicService; readonly page: string }[],
  { language, publicUrl, url, image }: DescribedPage,
): object => ({
  '@type': 'Person',
  '@id': `${url}#photographer`,
  name: photographer.name,
  ...(photographer.text && { description: photographer.text }),
  ...(image && { image }),
  url,
  worksFor: { '@id': studioId(publicUrl) },
  ...(services.length > 0 && {
    makesOffer: services.map(({ service, page }) => ({
      ...offerOf(service, publicUrl + page),
      itemOffered: { '@type': 'Service', name: serviceName(service, language), url: publicUrl + page },
    })),
  }),
});

const bookingUrl = ({ id }: PublicService, publicUrl: string): string => `${publicUrl}/booking?service=${id}`;

// The wizard shows the system service as free, whatever its price.
const offerOf = (service: PublicService, url: string): object => ({
  '@type': 'Offer',
  price: service.is_system_service ? 0 : service.price_eur,
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  url,
});
