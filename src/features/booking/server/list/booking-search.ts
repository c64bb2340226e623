import { type RawBuilder, sql } from 'kysely';
import { phoneContains, wordsContain } from '#shared/server/database/contains.ts';
import { usesResourceNamed } from '../record/resource-reads.ts';

/** SQL for the bookings that contain a text in what is shown of them, or that use a resource with it in its name. */
export const bookingContains = (text: string): RawBuilder<unknown> =>
  sql`(${customerContains(text)} OR ${wordsContain('other_words', text)} OR ${usesResourceNamed(text)})`;

/** SQL for the bookings whose customer has a text in name, address or phone. */
export const customerContains = (text: string): RawBuilder<unknown> =>
  sql`(${wordsContain('customer_words', text)} OR ${phoneContains('customer_phone', text)})`;
