import { useEffect } from 'react';
import { serviceDescription, serviceName } from '#features/services/domain/service-words.ts';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { catalogueTextsIn, useCatalogueTexts } from '../../../texts/pages/catalogue-page.ts';
import type { CatalogueData } from './catalogue-data.ts';
import { CataloguePhotographer } from './catalogue-photographer.tsx';
import { CatalogueService } from './catalogue-service.tsx';

const CataloguePage = ({ data }: PageProps<CatalogueData>) => {
  useOwnLanguage();
  const { service, photographers = [], anyone = false, photographer, services = [] } = data;
  if (service) return <CatalogueService service={service} photographers={photographers} anyone={anyone} />;
  if (photographer) return <CataloguePhotographer photographer={photographer} services={services} />;
  return <Failed />;
};

/** The page has an address per language: choosing the other one goes to the other address. The server knows it. */
const useOwnLanguage = (): void => {
  const { language } = useLanguage();
  useEffect(() => {
    const own = location.pathname.startsWith('/ru/') ? 'ru' : 'de';
    if (language !== own) location.replace(`?language=${language}`);
  }, [language]);
};

const Failed = () => {
  const t = useCatalogueTexts();
  return (
    <PageFrame title={t('catalogue.services')}>
      <Card role="alert">
        <p className="max-w-prose text-lg">{t('catalogue.failed')}</p>
        <p className="mt-6">
          <ButtonLink href="/">{t('catalogue.home')}</ButtonLink>
        </p>
      </Card>
    </PageFrame>
  );
};

export const cataloguePage: Page<CatalogueData> = {
  Component: CataloguePage,
  head: ({ data: { service, photographer }, site }, _, language) => {
    const t = catalogueTextsIn(language);
    const studio = site.company_name;
    if (service) {
      return {
        title: t('catalogue.serviceHead', { name: serviceName(service, language), studio }),
        description: serviceDescription(service, language),
      };
    }
    if (photographer) {
      const { name, text } = photographer;
      return {
        title: t('catalogue.serviceHead', { name, studio }),
        description: text || t('catalogue.photographerText', { name, studio }),
      };
    }
    return { title: studio };
  },
};
