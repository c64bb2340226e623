import { type RawBuilder, sql } from 'kysely';
import { anyContains, phoneContains } from '#shared/server/database/contains.ts';
import { usesResourceNamed } from './resource-reads.ts';

const searched = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'service_name',
  'service_name_de',
  'service_name_ru',
  'photographer_name',
  'notes',
  'confirmation_code',
];

/** SQL for the bookings that contain a text in what is shown of them, or that use a resource with it in its name. */
export const bookingContains = (text: string): RawBuilder<unknown> =>
  sql`(${anyContains(searched, text)} OR ${phoneContains('customer_phone', text)} OR ${usesResourceNamed(text)})`;

/** SQL for the bookings whose customer has a text in name, address or phone. */
export const customerContains = (text: string): RawBuilder<unknown> =>
  sql`(${anyContains(['customer_name', 'customer_email', 'customer_phone'], text)}
       OR ${phoneContains('customer_phone', text)})`;
