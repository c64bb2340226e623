import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { longestAgo } from './domain/news-window.ts';

/** What has happened since a screen last asked; every screen asks every few seconds while somebody looks at it. */
export const news = z.object({
  /** To ask with next time. */
  cursor: z.string(),
  /** Something that lists, figures or the calendar show is another one now. */
  changed: z.boolean(),
  /** How many bookings customers have made, and the last of them by name. */
  new_bookings: z.int(),
  bookings: z.array(z.object({ id: z.string(), customer_name: z.string(), start: z.string() })),
  /** There is more; ask again at once. */
  more: z.boolean(),
});
export type News = z.infer<typeof news>;

export const newsContract = defineContract({
  'GET /api/admin/bookings/news': {
    summary: 'What has changed since a cursor; without one, since `within` ms ago, or where to begin',
    access: 'admin',
    scope: 'bookings:read',
    /** `within`: how long ago, in ms, whoever asks for the first time began to read what is shown. */
    query: z.object({
      after: z.string().max(2000).optional(),
      within: z.coerce.number().int().min(0).max(longestAgo).optional(),
    }),
    response: news,
    cache: 'no-store',
  },
});
