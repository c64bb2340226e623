import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { optionalText } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { written } from './admin-contract.ts';

export const askForNewTime = z.object({
  /** Whether the session keeps its time until the customer answers; otherwise its time is free at once. */
  keeps_time: z.boolean(),
  /** A further message to the customer, in the language of the booking. */
  explanation: optionalText(limits.notes).optional(),
});

/**
 * The endpoints with which the studio asks a customer to choose another time. The contract of moves has those for the
 * answer.
 */
export const timeRequestContract = defineContract({
  'POST /api/admin/bookings/{id}/time-request': {
    summary:
      'Ask the customer by mail to choose another time, without a fee; keeps_time=false cancels the session until then',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:write',
    ...written,
    body: askForNewTime,
    refuses: [400],
  },
  'POST /api/admin/bookings/{id}/time-request/withdraw': {
    summary: 'Take the request back: the session keeps its time, or gets it again; restore=false leaves it cancelled',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:write',
    ...written,
    body: z.object({ restore: z.boolean().default(true) }),
    refuses: [400, 409],
  },
});
