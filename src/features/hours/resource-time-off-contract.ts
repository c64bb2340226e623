import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, instant, optionalText, readVersion, reference, success } from '#shared/contract/fields.ts';
import { bookingInTimeOff } from './time-off-contract.ts';

/** Time in which a resource cannot be used by new sessions, half-open; all its units. */
export const resourceTimeOff = z.object({
  id: z.string(),
  resource_id: z.string(),
  resource_name_de: z.string(),
  resource_name_ru: z.string().nullable(),
  start: z.string(),
  end: z.string(),
  reason: z.string().nullable(),
  /** Live bookings that use the resource within the time off: they are allowed, and the studio has to handle them. */
  bookings: z.array(bookingInTimeOff),
  /** Increases with every change; see `versionOnRequest`. */
  version: z.int().optional(),
});
export type ResourceTimeOff = z.infer<typeof resourceTimeOff>;

const range = z.object({ start: instant, end: instant, reason: optionalText(1000).optional() });
const newResourceTimeOff = range.extend({ resource_id: reference });
export type NewResourceTimeOff = z.output<typeof newResourceTimeOff>;

const resourceTimeOffChanges = range.partial().extend({ version: readVersion });
export type ResourceTimeOffChanges = z.output<typeof resourceTimeOffChanges>;

export const resourceTimeOffContract = defineContract({
  'GET /api/admin/resource-timeoff': {
    summary: 'Time off of resources that overlaps a range of days or instants, of one resource or all, by start',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: z.object({
      resource_id: reference.optional(),
      date_from: instant.optional(),
      date_to: instant.optional(),
    }),
    response: z.array(resourceTimeOff),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/resource-timeoff': {
    summary: 'Take a resource out of use for a time; the response lists the bookings that use it then',
    access: 'admin',
    roles: ['owner', 'desk'],
    body: newResourceTimeOff,
    response: resourceTimeOff,
    versionOnRequest: true,
    status: 201,
    refuses: [400, 404],
  },
  'PUT /api/admin/resource-timeoff/{id}': {
    summary: 'Change the time off of a resource',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    body: resourceTimeOffChanges,
    response: resourceTimeOff,
    versionOnRequest: true,
    refuses: [400, 409],
  },
  'DELETE /api/admin/resource-timeoff/{id}': {
    summary: 'Let the resource be used again',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    response: success,
  },
});
