import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import type { PublicService } from '#features/services/contract.ts';
import { serviceDescription, serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { ServicePrice } from '#features/services/web/parts/service-price.tsx';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { Card } from '#shared/web/card.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { siteTexts } from './texts/handle.ts';
import { useHomeTexts } from './texts/home-texts.ts';

const shown = 6;

interface HomeServicesProps {
  readonly services: readonly PublicService[];
  /** The path of the page of each service, by its id. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Up to six services, each with a link to its page and one to book it. */
export const HomeServices = ({ services, pages }: HomeServicesProps) => {
  const home = useHomeTexts();
  return (
    <section aria-labelledby="services" className="pt-14 sm:pt-20">
      <h2 id="services" className="text-xl font-semibold tracking-tight sm:text-2xl">
        {home('home.services')}
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:mt-8 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {services.slice(0, shown).map((service) => (
          <li key={service.id} className="flex">
            <ServiceTeaser service={service} page={pages[service.id] ?? book(service)} />
          </li>
        ))}
      </ul>
      {services.length > shown && (
        <p className="mt-6">
          <a href="/booking" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {home('home.services.all', services.length)}
          </a>
        </p>
      )}
    </section>
  );
};

const book = (service: PublicService): string => `/booking?service=${service.id}`;

const ServiceTeaser = ({ service, page }: { readonly service: PublicService; readonly page: string }) => {
  const t = useTexts(siteTexts);
  const words = useTexts(servicesTexts);
  const { language } = useLanguage();
  return (
    <Card
      as="article"
      className="group relative flex w-full flex-col transition duration-150 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent motion-safe:hover:-translate-y-0.5"
    >
      {pictureParts.homeCover?.(service.pictures, serviceName(service, language))}
      <h3 className="text-lg font-semibold break-words hyphens-auto">
        <a href={page} className="outline-none after:absolute after:inset-0">
          {withSoftHyphens(serviceName(service, language))}
        </a>
      </h3>
      <p className="mt-2 line-clamp-3 text-muted">{serviceDescription(service, language)}</p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-6">
        <span className="text-lg font-semibold">
          <ServicePrice service={service} />
        </span>
        <span className="tabular text-muted">{words('service.minutes', service.duration_min)}</span>
      </p>
      <a
        href={book(service)}
        aria-label={`${t('nav.book')}: ${serviceName(service, language)}`}
        className="relative mt-4 flex min-h-11 items-center gap-1.5 border-t border-line pt-4 font-semibold text-accent-text"
      >
        {t('nav.book')}
        <svg viewBox="0 0 16 16" className="size-4 transition duration-150 group-hover:translate-x-1" fill="none">
          <path
            d="M3 8h10M9 4l4 4-4 4"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </a>
    </Card>
  );
};
