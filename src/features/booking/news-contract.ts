import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { roles } from '#shared/contract/role.ts';
import { longestAgo } from './domain/news-window.ts';

/** What has changed since the last request. Screens poll it every few seconds while they are visible. */
export const news = z.object({
  /** To be sent as `after` with the next request. */
  cursor: z.string(),
  /** Whether data of lists, statistics or the calendar has changed. */
  changed: z.boolean(),
  /** The number of new bookings by customers; `bookings` holds the latest of them. */
  new_bookings: z.int(),
  bookings: z.array(z.object({ id: z.string(), customer_name: z.string(), start: z.string() })),
  /** There is more; request it at once. */
  more: z.boolean(),
});
export type News = z.infer<typeof news>;

export const newsContract = defineContract({
  'GET /api/admin/bookings/news': {
    summary:
      'What has changed since a cursor; without one, since `within` ms ago, or where to begin. For a photographer: of her sessions',
    access: 'admin',
    roles,
    scope: 'bookings:read',
    /** `within`: for the first request, the age of the shown data in ms. */
    query: z.object({
      after: z.string().max(2000).optional(),
      within: z.coerce.number().int().min(0).max(longestAgo).optional(),
    }),
    response: news,
    cache: 'no-store',
  },
});
