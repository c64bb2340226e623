import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { ServicePrice } from '#features/services/web/parts/service-price.tsx';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { useCatalogueTexts } from '../../../texts/pages/catalogue-page.ts';
import type { CatalogueServiceLink, OfferedPerson } from './catalogue-data.ts';
import { CatalogueTimes } from './catalogue-times.tsx';

interface CataloguePhotographerProps {
  readonly photographer: OfferedPerson;
  readonly services: readonly CatalogueServiceLink[];
}

/** A photographer: who they are, what they offer, and when they have time for the first of it. */
export const CataloguePhotographer = ({ photographer, services }: CataloguePhotographerProps) => {
  const t = useCatalogueTexts();
  const words = useTexts(servicesTexts);
  const { language } = useLanguage();
  const first = services.find(({ service }) => !service.birth_window)?.service;
  return (
    <PageFrame title={withSoftHyphens(photographer.name)}>
      {(photographer.text || photographer.picture) && (
        <Card className={photographer.picture && 'grid items-start gap-5 sm:grid-cols-[13rem_1fr] sm:gap-8'}>
          {pictureParts.pagePortrait?.(photographer.picture)}
          {photographer.text && <p className="max-w-prose whitespace-pre-line hyphens-auto">{photographer.text}</p>}
        </Card>
      )}
      <Card as="section" aria-labelledby="services">
        <h2 id="services" className="text-lg font-semibold">
          {t('catalogue.services')}
        </h2>
        {services.length === 0 && <p className="mt-3">{t('catalogue.noServices')}</p>}
        <ul className="mt-2 divide-y divide-line">
          {services.map(({ service, page }) => (
            <li key={service.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
              <a
                href={page}
                className="inline-flex min-h-11 min-w-0 items-center font-medium text-accent-text underline underline-offset-4"
              >
                {serviceName(service, language)}
              </a>
              <span className="tabular text-muted">
                <ServicePrice service={service} /> · {words('service.minutes', service.duration_min)}
              </span>
            </li>
          ))}
        </ul>
        {first && (
          <>
            <CatalogueTimes
              serviceId={first.id}
              photographerId={photographer.id}
              heading={t('catalogue.timesFor', serviceName(first, language))}
            />
            <p className="mt-5">
              <ButtonLink href={`/booking?service=${first.id}`} className="max-sm:w-full">
                {t('catalogue.book')}
              </ButtonLink>
            </p>
          </>
        )}
      </Card>
    </PageFrame>
  );
};
