import type { Language } from '#shared/contract/fields.ts';
import { parseInstant } from '#shared/kernel/berlin-time.ts';
import type { AdminBooking } from '../../../admin-contract.ts';
import { givenContact } from '../../../domain/placeholder-email.ts';

/** Epoch ms of an instant the server sent. */
export const msOf = (instant: string): number => {
  const parsed = parseInstant(instant);
  if (!parsed.ok) throw new RangeError(`Not an instant: ${instant}`);
  return parsed.value;
};

/** The service as it was booked, in the reader's language where the studio gave it a name there. */
export const serviceNameOf = (booking: AdminBooking, language: Language): string =>
  (language === 'ru' ? booking.service_name_ru : booking.service_name_de) || booking.service_name;

/** An address or number as people read it: a dash for the stand-ins of those who gave none (AMB-052). */
export const contactText = (value: string): string => givenContact(value) || '–';

/** Whether no mail can reach the customer. */
export const hasNoAddress = ({ customer_email }: Pick<AdminBooking, 'customer_email'>): boolean =>
  contactText(customer_email) !== customer_email;
