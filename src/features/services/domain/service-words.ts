import type { Language } from '#shared/contract/fields.ts';
import { formatEuro } from '#shared/kernel/format-money.ts';

interface Named {
  readonly name: string;
  readonly name_de: string | null;
  readonly name_ru: string | null;
}
interface Described extends Named {
  readonly description: string;
  readonly description_de: string | null;
  readonly description_ru: string | null;
  readonly price_eur: number;
}

/** The name in a language; where that is empty in the other one, and else the base name (SRV-44, I18N-019). */
export const serviceName = (service: Named, language: Language): string =>
  firstGiven(language, { de: service.name_de, ru: service.name_ru }, service.name);

/** The description by the same rule, with {price} as an amount without currency sign: '20,00' (AMB-014, PUB-028). */
export const serviceDescription = (service: Described, language: Language): string =>
  firstGiven(language, { de: service.description_de, ru: service.description_ru }, service.description).replaceAll(
    '{price}',
    () => formatEuro(Math.round(service.price_eur * 100)).replace(' €', ''),
  );

/** The languages in which a name or a description is missing, so that customers read another text than meant for them. */
export const missingLanguages = (service: Omit<Described, 'price_eur'>): Language[] => [
  ...(service.name_de?.trim() && service.description_de?.trim() ? [] : (['de'] as const)),
  ...(service.name_ru?.trim() && service.description_ru?.trim() ? [] : (['ru'] as const)),
];

const firstGiven = (language: Language, by: Readonly<Record<Language, string | null>>, base: string): string =>
  by[language]?.trim() || by[language === 'de' ? 'ru' : 'de']?.trim() || base;
