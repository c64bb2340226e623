import type { Language } from '#shared/kernel/language.ts';
import { addressPart } from '#shared/kernel/text/address-part.ts';

/** What has a public page of its own in each language. */
export type PageKind = 'services' | 'photographers';

export type Addresses = Readonly<Record<Language, string>>;

/** The part of a name before the key may change; the key never does. */
const keyLength = 8;

const keyOf = (id: string): string => id.replaceAll('-', '').slice(0, keyLength);

/** German pages have the addresses without a language. */
const before: Addresses = { de: '', ru: '/ru' };

/**
 * The addresses of the page of a service or a photographer: its name in each language and the first eight digits of its
 * ID, `/services/babyshooting-1a2b3c4d` (docs/rules/search-engines.md).
 */
export const addressesOf = (kind: PageKind, id: string, nameIn: (language: Language) => string): Addresses => {
  const of = (language: Language): string =>
    `${before[language]}/${kind}/${[addressPart(nameIn(language)), keyOf(id)].filter(Boolean).join('-')}`;
  return { de: of('de'), ru: of('ru') };
};

/** Finds what the last part of an address names, whatever precedes the key. */
export const namedBy = <T>(part: string, all: readonly T[], idOf: (one: T) => string): T | undefined => {
  const key = /(?:^|-)([0-9a-f]{8})$/.exec(part)?.[1];
  return key === undefined ? undefined : all.find((one) => keyOf(idOf(one)) === key);
};
