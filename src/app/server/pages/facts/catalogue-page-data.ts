import type {
  CatalogueData,
  OfferedPerson,
  PersonLink,
} from '#features/booking/web/public/catalogue/catalogue-data.ts';
import { offersService } from '#features/photographers/domain/offers-service.ts';
import { bioIn } from '#features/photographers/domain/photographer-bio.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { type Addresses, addressesOf, namedBy } from '../page-addresses.ts';
import type { Loaded, PageRequest } from '../page-request.ts';
import type { ListedPhotographer, ListedService } from './page-reads.ts';

export const serviceAddresses = (service: ListedService['service']): Addresses =>
  addressesOf('services', service.id, (language) => serviceName(service, language));

export const photographerAddresses = ({ id, name }: ListedPhotographer['photographer']): Addresses =>
  addressesOf('photographers', id, () => name);

/** A service that is on offer, with those who offer it. */
export const serviceOf = async (request: PageRequest): Promise<Loaded<CatalogueData>> => {
  const all = await everything(request);
  if (!all) return failed;
  const found = namedBy(request.params.part ?? '', all.services, ({ service }) => service.id);
  if (!found) return missing;
  const { service, is_example } = found;
  const photographers = all.photographers.filter(({ photographer: { id } }) => offersService(service, id));
  return placed(request, serviceAddresses(service), {
    data: {
      service,
      photographers: photographers.map(({ photographer }) => linkOf(request, photographer)),
      anyone: all.anyone,
    },
    unlisted: is_example,
  });
};

/** An active photographer, with the services they offer. */
export const photographerOf = async (request: PageRequest): Promise<Loaded<CatalogueData>> => {
  const all = await everything(request);
  if (!all) return failed;
  const found = namedBy(request.params.part ?? '', all.photographers, ({ photographer }) => photographer.id);
  if (!found) return missing;
  const { photographer, is_example } = found;
  const offered = all.services.filter(({ service }) => offersService(service, photographer.id));
  return placed(request, photographerAddresses(photographer), {
    data: {
      photographer: personOf(request, photographer),
      services: offered.map(({ service }) => {
        const { pictures: _, ...shown } = service;
        return { service: shown, page: serviceAddresses(service)[request.language] };
      }),
    },
    unlisted: is_example,
  });
};

const missing = { data: {}, isMissing: true, status: 404 } as const;
const failed = { data: {}, status: 503 } as const;

const personOf = ({ language }: PageRequest, photographer: ListedPhotographer['photographer']): OfferedPerson => ({
  id: photographer.id,
  name: photographer.name,
  text: bioIn(photographer, language),
  ...(photographer.picture && { picture: photographer.picture }),
});

const linkOf = ({ language }: PageRequest, photographer: ListedPhotographer['photographer']): PersonLink => ({
  name: photographer.name,
  page: photographerAddresses(photographer)[language],
  ...(photographer.picture && { picture: photographer.picture }),
});

const everything = async ({ reads, failed: log }: PageRequest) => {
  try {
    const [services, photographers, calendar] = await Promise.all([
      reads.listedServices(),
      reads.listedPhotographers(),
      reads.calendarSettings(),
    ]);
    return { services, photographers, anyone: calendar.any_photographer !== false };
  } catch (error) {
    log(error);
    return undefined;
  }
};

/**
 * The page at its present address in its language. Former addresses lead there, and visitors who selected the other
 * language to the page in that language.
 */
const placed = (request: PageRequest, addresses: Addresses, loaded: Loaded<CatalogueData>): Loaded<CatalogueData> => {
  const query = request.query.size > 0 ? `?${request.query}` : '';
  const { language, chosen } = request;
  if (chosen && chosen !== language) return { ...loaded, goTo: addresses[chosen] + query };
  if (addresses[language] !== request.pathname) return { ...loaded, goTo: addresses[language] + query, isMoved: true };
  return { ...loaded, addresses };
};
