import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, success } from '#shared/contract/fields.ts';

/** The feed URL of the calendar of a resource or photographer. */
export const calendarFeed = z.object({
  /** Null: disabled. */
  created_at: z.string().nullable(),
  /**
   * Null while disabled, and when the address was created with another SECRET_KEY: then only a new one can be shown.
   */
  address: z.string().nullable(),
  /** Only if the address is left out because this session needs a fresh factor to see it. */
  is_hidden: z.literal(true).optional(),
  /** When a calendar client last read it; null if never. */
  last_read_at: z.string().nullable(),
});
export type CalendarFeedView = z.infer<typeof calendarFeed>;

export const feedContract = defineContract({
  'GET /api/calendar/feed/{token}': {
    summary: 'The bookings and time off of a photographer, room or other resource as iCalendar, at a secret address',
    access: 'public',
    params: z.object({ token: z.string().max(100) }),
    response: z.string(),
    // Several phones of one studio, each polling every quarter of an hour.
    hourlyLimit: 240,
    cache: 'no-store',
  },
  'GET /api/admin/photographers/{id}/calendar-feed': {
    summary: "The secret address of a photographer's calendar",
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: calendarFeed,
    cache: 'no-store',
  },
  'POST /api/admin/photographers/{id}/calendar-feed': {
    summary: 'Give a photographer a new secret address; the one before stops working',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: calendarFeed,
    status: 201,
    refuses: [403],
    cache: 'no-store',
  },
  'DELETE /api/admin/photographers/{id}/calendar-feed': {
    summary: 'Switch the secret address off',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: success,
  },
  'GET /api/admin/resources/{id}/calendar-feed': {
    summary: 'The secret address of the calendar of a room, another resource or a photographer',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: calendarFeed,
    cache: 'no-store',
  },
  'POST /api/admin/resources/{id}/calendar-feed': {
    summary: 'Give a resource or photographer a new secret address; the one before stops working',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: calendarFeed,
    status: 201,
    refuses: [403],
    cache: 'no-store',
  },
  'DELETE /api/admin/resources/{id}/calendar-feed': {
    summary: 'Switch the secret address of a resource or photographer off',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: success,
  },
});
