import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId } from '#shared/contract/fields.ts';

/** Alternatives for a booking whose photographer is not available. */
export const alternatives = z.object({
  /** Photographers who offer its service and are free at its time. */
  photographers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Other times of its own photographer: every free start of the next days that have any, ascending. */
  starts: z.array(z.string()),
});
export type Alternatives = z.infer<typeof alternatives>;

export const alternativesContract = defineContract({
  'GET /api/admin/bookings/{id}/alternatives': {
    summary: 'Who could take a booking at its time, and when its own photographer could instead',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byId,
    response: alternatives,
    cache: 'no-store',
  },
});
