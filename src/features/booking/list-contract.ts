import { z } from 'zod';
import { instant, reference } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { bookingStatus } from './contract.ts';

export const bookingSortFields = [
  'created_at',
  'updated_at',
  'start',
  'status',
  'customer_name',
  'customer_email',
] as const;
export type BookingSortField = (typeof bookingSortFields)[number];

/** Filters and order of a list of bookings. Dates filter by the start of the session; both ends are inclusive. */
export const bookingQuery = z.object({
  status: bookingStatus.or(z.literal('ALL')).optional(),
  sort_by: z.enum(bookingSortFields).optional(),
  sort_order: z.enum(['asc', 'desc']).optional(),
  date_from: instant.optional(),
  date_to: instant.optional(),
  photographer_id: reference.optional(),
  /** Sessions that use this room, set, equipment or person. */
  resource_id: reference.optional(),
  /** Matches name, e-mail, phone, service, photographer, notes, confirmation code and the resources of a session. */
  search: z.string().max(limits.name).optional(),
  /** Without it all bookings are returned. */
  limit: z.coerce.number<number>().int().min(1).max(1000).optional(),
  offset: z.coerce.number<number>().int().min(0).max(10_000_000).optional(),
});
export type BookingQuery = z.output<typeof bookingQuery>;
