import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import type { PublicService } from '#features/services/contract.ts';
import { serviceDescription, serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { ServicePrice } from '#features/services/web/parts/service-price.tsx';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { useCatalogueTexts } from '../../../texts/pages/catalogue-page.ts';
import type { PersonLink } from './catalogue-data.ts';
import { CatalogueExtras } from './catalogue-extras.tsx';
import { CatalogueTimes } from './catalogue-times.tsx';

interface CatalogueServiceProps {
  readonly service: PublicService;
  readonly photographers: readonly PersonLink[];
  readonly anyone: boolean;
}

/** A service: what it is, what it costs, when there is time for it, and the way to book it. */
export const CatalogueService = ({ service, photographers, anyone }: CatalogueServiceProps) => {
  const t = useCatalogueTexts();
  const words = useTexts(servicesTexts);
  const { language } = useLanguage();
  const name = serviceName(service, language);
  const cover = pictureParts.pageCover?.(service.pictures, name);
  return (
    <PageFrame title={withSoftHyphens(name)} width="wide">
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        {cover}
        <div className="grid min-w-0 gap-6">
          <Card as="section" aria-labelledby="about">
            <h2 id="about" className="text-lg font-semibold">
              {t('catalogue.text')}
            </h2>
            <p className="mt-3 max-w-prose whitespace-pre-line hyphens-auto">{serviceDescription(service, language)}</p>
          </Card>
          <CatalogueExtras service={service} />
          <CatalogueTeam people={photographers} />
        </div>
        <Card
          as="section"
          aria-labelledby="facts"
          className={classNames(
            'min-w-0 max-lg:order-first lg:sticky lg:top-6',
            cover && 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
          )}
        >
          <h2 id="facts" className="sr-only">
            {t('catalogue.facts')}
          </h2>
          <dl className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <div>
              <dt className="sr-only">{t('catalogue.price')}</dt>
              <dd className="text-xl font-semibold">
                <ServicePrice service={service} />
              </dd>
            </div>
            <div>
              <dt className="sr-only">{t('catalogue.duration')}</dt>
              <dd className="tabular text-muted">{words('service.minutes', service.duration_min)}</dd>
            </div>
          </dl>
          <p className="mt-5">
            <ButtonLink href={`/booking?service=${service.id}`} className="w-full">
              {t('catalogue.book')}
            </ButtonLink>
          </p>
          {anyone && !service.birth_window && (
            <CatalogueTimes serviceId={service.id} photographerId="any" heading={t('catalogue.times')} />
          )}
        </Card>
      </div>
    </PageFrame>
  );
};

/** Who offers a service, each with a link to their page. */
const CatalogueTeam = ({ people }: { readonly people: readonly PersonLink[] }) => {
  const t = useCatalogueTexts();
  if (people.length === 0) return null;
  const haveFaces = people.some(({ picture }) => picture);
  return (
    <Card as="section" aria-labelledby="photographers">
      <h2 id="photographers" className="text-lg font-semibold">
        {t('catalogue.photographers')}
      </h2>
      <ul className="mt-2">
        {people.map(({ name, page, picture }) => (
          <li key={page}>
            <a href={page} className="inline-flex min-h-11 items-center gap-3 py-1 font-medium text-accent-text">
              {haveFaces && pictureParts.teamPortrait?.(picture, name)}
              <span className="underline underline-offset-4">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
};
