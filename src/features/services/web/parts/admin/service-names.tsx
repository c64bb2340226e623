import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { serviceName } from '../../../domain/service-words.ts';
import { useServices } from './use-services.ts';

interface ServiceNamesProps {
  readonly ids: readonly string[];
  /** The names without translations, shown until the services are loaded. */
  readonly names: readonly string[];
}

/** The names of services in the language of the page. */
export const ServiceNames = ({ ids, names }: ServiceNamesProps) => {
  const { language } = useLanguage();
  const services = useServices().data;
  const shown = services?.filter(({ id }) => ids.includes(id)).map((service) => serviceName(service, language));
  return withSoftHyphens((shown ?? names).join(', '));
};
