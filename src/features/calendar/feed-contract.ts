import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, success } from '#shared/contract/fields.ts';

/** The address at which a photographer's own calendar can be subscribed to. */
export const calendarFeed = z.object({
  /** Null: switched off. */
  created_at: z.string().nullable(),
  /** Null while switched off, and when the address was made with another SECRET_KEY: then only a new one can be shown. */
  address: z.string().nullable(),
  /** When a calendar last read it; null: never. */
  last_read_at: z.string().nullable(),
});
export type CalendarFeedView = z.infer<typeof calendarFeed>;

export const feedContract = defineContract({
  'GET /api/calendar/feed/{token}': {
    summary: "A photographer's bookings and time off as iCalendar, for whoever knows the secret address",
    access: 'public',
    params: z.object({ token: z.string().max(100) }),
    response: z.string(),
    // Several phones of one studio, each asking every quarter of an hour.
    hourlyLimit: 240,
    cache: 'no-store',
  },
  'GET /api/admin/photographers/{id}/calendar-feed': {
    summary: "The secret address of a photographer's calendar",
    access: 'admin',
    params: byId,
    response: calendarFeed,
    cache: 'no-store',
  },
  'POST /api/admin/photographers/{id}/calendar-feed': {
    summary: 'Give a photographer a new secret address; the one before stops working',
    access: 'admin',
    params: byId,
    response: calendarFeed,
    status: 201,
    cache: 'no-store',
  },
  'DELETE /api/admin/photographers/{id}/calendar-feed': {
    summary: 'Switch the secret address off',
    access: 'admin',
    params: byId,
    response: success,
  },
});
