import { givenContact, isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import type { AdminBooking } from '../../../admin-contract.ts';

/** Returns the epoch ms of an instant sent by the server. Throws a RangeError if it is invalid. */
export const msOf = (instant: string): number => {
  const parsed = parseInstant(instant);
  if (!parsed.ok) throw new RangeError(`Not an instant: ${instant}`);
  return parsed.value;
};

/** Returns the names of the rooms and equipment that a session uses, separated by commas; empty without any. */
export const resourcesText = ({ resources }: Pick<AdminBooking, 'resources'>, language: Language): string =>
  resources.map(({ name, name_ru }) => inLanguage({ name_de: name, name_ru }, 'name', language)).join(', ');

/** Formats an address or number for display: a dash for a placeholder. */
export const contactText = (value: string): string => givenContact(value) || '–';

/** Whether the customer has no e-mail address. */
export const hasNoAddress = ({ customer_email }: Pick<AdminBooking, 'customer_email'>): boolean =>
  isPlaceholder(customer_email);
