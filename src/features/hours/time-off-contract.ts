import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, instant, optionalText, readVersion, reference, success } from '#shared/contract/fields.ts';

/** A booking that takes place within a time off; instants as ISO with the Berlin offset. */
export const bookingInTimeOff = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  status: z.string(),
  customer_name: z.string(),
  service_name: z.string(),
});

/** Time a photographer is away, half-open: `end` is the first instant of work again. */
export const timeOffView = z.object({
  id: z.string(),
  photographer_id: z.string(),
  photographer_name: z.string(),
  start: z.string(),
  end: z.string(),
  reason: z.string().nullable(),
  /** Live bookings within the time off: they are allowed, and the studio has to handle them. */
  bookings: z.array(bookingInTimeOff),
  /** Increases with every change; see `versionOnRequest`. */
  version: z.int().optional(),
});
export type TimeOffView = z.infer<typeof timeOffView>;

const newTimeOff = z.object({
  photographer_id: reference,
  start: instant,
  end: instant,
  reason: optionalText(1000).optional(),
});
export type NewTimeOff = z.output<typeof newTimeOff>;

const timeOffChanges = newTimeOff.partial().extend({ version: readVersion });
export type TimeOffChanges = z.output<typeof timeOffChanges>;

export const timeOffContract = defineContract({
  'GET /api/admin/timeoff': {
    summary: 'Time off that reaches into a range of days or instants, of one photographer or all, by start',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: z.object({
      photographer_id: reference.optional(),
      date_from: instant.optional(),
      date_to: instant.optional(),
    }),
    response: z.array(timeOffView),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'GET /api/admin/timeoff/photographer/{id}': {
    summary: 'All time off of a photographer',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byId,
    response: z.array(timeOffView),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/timeoff': {
    summary: 'Give a photographer time off; the response lists the bookings inside',
    access: 'admin',
    roles: ['owner', 'desk'],
    body: newTimeOff,
    response: timeOffView,
    versionOnRequest: true,
    status: 201,
    refuses: [400, 404],
  },
  'PUT /api/admin/timeoff/{id}': {
    summary: 'Change time off',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    body: timeOffChanges,
    response: timeOffView,
    versionOnRequest: true,
    refuses: [400, 409],
  },
  'DELETE /api/admin/timeoff/{id}': {
    summary: 'Give the time back to work',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    response: success,
  },
});
