import type { Language } from '#shared/contract/fields.ts';
import type { PublicService } from '../contract.ts';
import { serviceDescription, serviceName } from './service-words.ts';

/** Whether every word of a search stands in the name or the description, in any case and with or without accents. */
export const matchesSearch = (service: PublicService, search: string, language: Language): boolean => {
  const text = plain(`${serviceName(service, language)} ${serviceDescription(service, language)}`);
  return plain(search)
    .split(/\s+/u)
    .every((word) => text.includes(word));
};

// Both sides lose their accents: who types e finds é and ё.
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
