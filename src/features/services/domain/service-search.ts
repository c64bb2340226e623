import type { Language } from '#shared/kernel/language.ts';
import { type Described, serviceDescription, serviceName } from './service-words.ts';

/** Whether name or description contain every word of a search, ignoring case and accents; ß is the same as ss. */
export const matchesSearch = (service: Described, search: string, language: Language): boolean => {
  const text = plain(`${serviceName(service, language)} ${serviceDescription(service, language)}`);
  return plain(search)
    .split(/\s/u)
    .every((word) => text.includes(word));
};

// Accents are removed from both sides: a search for e finds é and ё.
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
