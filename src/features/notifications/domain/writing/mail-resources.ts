import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import type { MailBooking, MailResource } from './mail-facts.ts';

type Using = Pick<MailBooking, 'resources'>;

/** The names of what the session uses besides its photographer, for the studio. */
export const usedResources = ({ resources }: Using, language: Language): string[] =>
  resources.map(({ name, name_ru }) => cleanLine(inLanguage({ name_de: name, name_ru }, 'name', language)));

/** The same, for the customer: only what the studio shows to customers. */
export const shownResources = ({ resources }: Using, language: Language): string[] =>
  usedResources({ resources: resources.filter(isShown) }, language);

const isShown = ({ shown_to_customers }: MailResource): boolean => shown_to_customers;
