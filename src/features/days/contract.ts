import { z } from 'zod';
import { adminBooking } from '#features/booking/admin-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, optionalText, reference } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { leftReasons, refundStates } from './domain/day-session.ts';

/** How many sessions one action cancels at most. */
export const mostSessions = 500;

/** An action that cancels sessions of a day. Instants are ISO with the Berlin offset, amounts EUR. */
const dayCancellation = z.object({
  id: z.string(),
  /** The Berlin date. */
  date: z.string(),
  /** The photographer, room or other resource whose day is cancelled; null: the whole studio. */
  resource_id: z.string().nullable(),
  /** The message to the customers, by their language. */
  text_de: z.string().nullable(),
  text_ru: z.string().nullable(),
  /** Whether the day was closed as well. */
  close_day: z.boolean(),
  /** Name of the administrator or program. */
  created_by: z.string(),
  created_at: z.string(),
  /** Whether sessions are still to be cancelled. */
  running: z.boolean(),
  counts: z.object({ total: z.int(), waiting: z.int(), cancelled: z.int(), left: z.int(), failed: z.int() }),
});

export const cancelledDay = dayCancellation.extend({
  sessions: z.array(
    z.object({
      outcome: z.enum(['waiting', 'cancelled', 'left', 'failed']),
      /** Why it was not cancelled; null otherwise. */
      left_because: z.enum(leftReasons).nullable(),
      /** The amount that this action refunds to the customer, and the state of that refund. */
      refund_amount: z.number(),
      refund: z.enum(refundStates),
      booking: adminBooking,
    }),
  ),
});
export type CancelledDay = z.infer<typeof cancelledDay>;

/** The sessions of a day that would be cancelled, and the earlier actions on that day. */
export const sessionsOfDay = z.object({
  date: z.string(),
  resource_id: z.string().nullable(),
  sessions: z.array(adminBooking),
  cancellations: z.array(dayCancellation),
});
export type SessionsOfDay = z.infer<typeof sessionsOfDay>;

const cancelDay = z.object({
  resource_id: reference.nullish(),
  /** The sessions that were shown. Other sessions of that day stay. */
  booking_ids: z.array(z.uuid()).min(1).max(mostSessions),
  text_de: optionalText(limits.notes).optional(),
  text_ru: optionalText(limits.notes).optional(),
  /**
   * Whether the day is closed for new bookings: by an exception for the studio, by time off for a photographer or
   * resource.
   */
  close_day: z.boolean().default(false),
});
export type CancelDay = z.output<typeof cancelDay>;

const byDate = z.object({ date: day });
const written = {
  access: 'admin',
  roles: ['owner', 'desk'],
  scope: 'bookings:write',
  response: cancelledDay,
  trimmed: { unless: 'bookings:read', response: dayCancellation },
  cache: 'no-store',
} as const;

export const daysContract = defineContract({
  'GET /api/admin/days/{date}/sessions': {
    summary: 'The sessions of a day that can be cancelled together, of the studio, a photographer or a resource',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byDate,
    query: z.object({ resource_id: reference.optional() }),
    response: sessionsOfDay,
    refuses: [404],
    cache: 'no-store',
  },
  'POST /api/admin/days/{date}/cancel': {
    summary:
      'Cancel sessions of a day with a full refund and a mail each. They are cancelled one after the other in the background; repeating the call begins nothing new',
    params: byDate,
    body: cancelDay,
    refuses: [404, 409],
    ...written,
  },
  'GET /api/admin/day-cancellations/{id}': {
    summary: 'How far a cancelled day is, with the outcome of each session',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byId,
    response: cancelledDay,
    refuses: [404],
    cache: 'no-store',
  },
  'POST /api/admin/day-cancellations/{id}/retry': {
    summary: 'Try the sessions again that could not be cancelled',
    params: byId,
    refuses: [404],
    ...written,
  },
});
