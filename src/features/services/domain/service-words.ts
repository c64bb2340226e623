import type { Language } from '#shared/kernel/language.ts';
import { formatEuro } from '#shared/kernel/money/format-money.ts';

interface Named {
  readonly name: string;
  readonly name_de: string | null;
  readonly name_ru: string | null;
}
export interface Described extends Named {
  readonly description: string;
  readonly description_de: string | null;
  readonly description_ru: string | null;
  readonly price_eur: number;
}

/** Returns the name in a language, else in the other one, else the base name. */
export const serviceName = (service: Named, language: Language): string =>
  firstGiven(language, { de: service.name_de, ru: service.name_ru }, service.name);

interface BookedService {
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
}

/** Returns the name of a booked service in a language, else its base name. */
export const bookedServiceName = (booking: BookedService, language: Language): string =>
  booking[`service_name_${language}`] || booking.service_name;

/** Returns the description by the same rule. {price} is replaced by the amount without a currency sign: '20,00'. */
export const serviceDescription = (service: Described, language: Language): string =>
  firstGiven(language, { de: service.description_de, ru: service.description_ru }, service.description).replaceAll(
    '{price}',
    () => formatEuro(Math.round(service.price_eur * 100)).replace(' €', ''),
  );

/**
 * Returns the languages in which a name or a description is missing, so that customers see a text in another language.
 */
export const missingLanguages = (service: Omit<Described, 'price_eur'>): Language[] => [
  ...(service.name_de?.trim() && service.description_de?.trim() ? [] : (['de'] as const)),
  ...(service.name_ru?.trim() && service.description_ru?.trim() ? [] : (['ru'] as const)),
];

const firstGiven = (language: Language, by: Readonly<Record<Language, string | null>>, base: string): string =>
  by[language]?.trim() || by[language === 'de' ? 'ru' : 'de']?.trim() || base;
