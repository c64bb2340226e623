import { z } from 'zod';
import { chosenOptions, chosenPeople } from '#features/services/options-contract.ts';
import { instant, language, line, personName, reference, text } from '#shared/contract/fields.ts';
import { isEmail, limits } from '#shared/kernel/text/text.ts';
import { length } from './availability-question.ts';

export const customerName = personName(limits.name);
export const phone = line(limits.phone);
// A customer without an e-mail address can be booked as well.
const emailOrNone = line(limits.email).refine(
  (value) => value === '' || isEmail(value),
  'must be a valid e-mail address',
);
export const notes = text(limits.notes).nullable();

/** A booking by the studio: `start` and `customer` from the calendar, or `datetime`, `customer_name` … from contacts. */
export const newAdminBooking = z.object({
  service_id: reference,
  /** `any`: a free photographer with the fewest booked minutes in that week. */
  photographer_id: reference,
  location_id: z.literal('company').optional(),
  start: instant.optional(),
  datetime: instant.optional(),
  duration_minutes: length.nullish(),
  /** The options added to the service, also a second session. The studio may leave out required options. */
  options: chosenOptions.nullish(),
  /** A discount code; its limits apply to the studio, too. */
  discount_code: z.string().max(40).nullish(),
  people: chosenPeople.nullish(),
  customer: z
    .object({
      name: customerName,
      email: emailOrNone.nullish(),
      phone: phone.nullish(),
      whatsapp_notifications: z.boolean().optional(),
    })
    .optional(),
  customer_name: customerName.optional(),
  customer_email: emailOrNone.nullish(),
  customer_phone: phone.nullish(),
  notes: notes.optional(),
  ignore_working_hours: z.boolean().nullish(),
  send_email_notification: z.boolean().nullish(),
  language: language.optional(),
});
export type NewAdminBooking = z.output<typeof newAdminBooking>;
