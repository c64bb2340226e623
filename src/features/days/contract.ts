import { z } from 'zod';
import { adminBooking } from '#features/booking/admin-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, optionalText, reference } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { leftReasons, refundStates } from './domain/day-session.ts';
import { notAskedReasons } from './domain/moved-day.ts';

/** How many sessions one action has at most. */
const mostSessions = 500;

/** An action on sessions of a day. Instants are ISO with the Berlin offset, amounts EUR. */
const dayAction = z.object({
  id: z.string(),
  /** The Berlin date. */
  date: z.string(),
  /** The photographer, room or other resource whose day it is; null: the whole studio. */
  resource_id: z.string().nullable(),
  /** The message to the customers, by their language. */
  text_de: z.string().nullable(),
  text_ru: z.string().nullable(),
  /** Name of the administrator or program. */
  created_by: z.string(),
  created_at: z.string(),
  /** Whether sessions are still to be cancelled, or customers to be asked. */
  running: z.boolean(),
});

const dayCancellation = dayAction.extend({
  /** Whether the day was closed as well. */
  close_day: z.boolean(),
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

/** An action that asks the customers of a day to choose another time. */
const dayMove = dayAction.extend({
  /** The day on which the same hour is held for each session; null: nothing is held. */
  to_date: z.string().nullable(),
  /** Whether the sessions keep their times until their customers answer. */
  keeps_time: z.boolean(),
  hours: z.int(),
  undone_at: z.string().nullable(),
  /** Whether the action can be undone: for ten minutes, while nobody has answered. */
  can_undo: z.boolean(),
});

/** waiting: not asked yet. open: asked, without an answer. moved: has another time. declined: refunded in full. */
const states = ['waiting', 'open', 'moved', 'declined', 'withdrawn', 'cancelled', 'lapsed', 'left', 'failed'] as const;

export const movedDay = dayMove.extend({
  sessions: z.array(
    z.object({
      state: z.enum(states),
      /** Why its customer was not asked; null otherwise. */
      left_because: z.enum(notAskedReasons).nullable(),
      /** The start of the time that was held for its customer; null: none was. */
      substitute_start: z.string().nullable(),
      refund: z.enum(refundStates),
      booking: adminBooking,
    }),
  ),
});
export type MovedDay = z.infer<typeof movedDay>;

/** The sessions of a day that an action would have. */
const liveDay = z.object({
  date: z.string(),
  resource_id: z.string().nullable(),
  sessions: z.array(adminBooking),
});

/** With the earlier cancellations on that day. */
export const sessionsOfDay = liveDay.extend({ cancellations: z.array(dayCancellation) });
export type SessionsOfDay = z.infer<typeof sessionsOfDay>;

export const substitutes = liveDay.extend({
  /** The days on which most sessions fit at their own hour, those first; at most 14 of the 60 days after it. */
  days: z.array(z.object({ date: z.string(), fitting: z.array(z.string()) })),
  moves: z.array(dayMove),
});
export type Substitutes = z.infer<typeof substitutes>;

const beginAction = z.object({
  resource_id: reference.nullish(),
  /** The sessions that were shown. Other sessions of that day stay. */
  booking_ids: z.array(z.uuid()).min(1).max(mostSessions),
  text_de: optionalText(limits.notes).optional(),
  text_ru: optionalText(limits.notes).optional(),
});

const cancelDay = beginAction.extend({
  /**
   * Whether the day is closed for new bookings: by an exception for the studio, by time off for a photographer or
   * resource.
   */
  close_day: z.boolean().default(false),
});
export type CancelDay = z.output<typeof cancelDay>;

const moveDay = beginAction.extend({
  to_date: day.nullish(),
  keeps_time: z.boolean(),
  /** How long the hour on the other day is held. */
  hours: z.int().min(1).max(336).default(72),
});
export type MoveDay = z.output<typeof moveDay>;

const byDate = z.object({ date: day });
const desk = { access: 'admin', roles: ['owner', 'desk'], cache: 'no-store' } as const;
const read = { ...desk, scope: 'bookings:read', refuses: [404] } as const;
const ofDate = { ...read, params: byDate, query: z.object({ resource_id: reference.optional() }) } as const;
const written = { ...desk, scope: 'bookings:write' } as const;
const cancelled = {
  ...written,
  response: cancelledDay,
  trimmed: { unless: 'bookings:read', response: dayCancellation },
} as const;
const moved = { ...written, response: movedDay, trimmed: { unless: 'bookings:read', response: dayMove } } as const;

export const daysContract = defineContract({
  'GET /api/admin/days/{date}/sessions': {
    summary: 'The sessions of a day that can be cancelled together, of the studio, a photographer or a resource',
    response: sessionsOfDay,
    ...ofDate,
  },
  'POST /api/admin/days/{date}/cancel': {
    summary:
      'Cancel sessions of a day with a full refund and a mail each. They are cancelled one after the other in the background; repeating the call begins nothing new',
    params: byDate,
    body: cancelDay,
    refuses: [404, 409],
    ...cancelled,
  },
  'GET /api/admin/day-cancellations/{id}': {
    summary: 'How far a cancelled day is, with the outcome of each session',
    params: byId,
    response: cancelledDay,
    ...read,
  },
  'POST /api/admin/day-cancellations/{id}/retry': {
    summary: 'Try the sessions again that could not be cancelled',
    params: byId,
    refuses: [404],
    ...cancelled,
  },
  'GET /api/admin/days/{date}/substitutes': {
    summary: 'The days on which the sessions of a day fit, of the studio, a photographer or a resource',
    response: substitutes,
    ...ofDate,
  },
  'POST /api/admin/days/{date}/move': {
    summary:
      'Ask the customers of a day for another time, with the same hour held on another day; repeating the call begins nothing new',
    params: byDate,
    body: moveDay,
    refuses: [400, 404, 409],
    ...moved,
  },
  'GET /api/admin/day-moves/{id}': {
    summary: 'How far a moved day is, with the answer of each customer',
    params: byId,
    response: movedDay,
    ...read,
  },
  'POST /api/admin/day-moves/{id}/undo': {
    summary: 'Take everything back, for ten minutes and while nobody has answered',
    params: byId,
    refuses: [404, 409],
    ...moved,
  },
  'POST /api/admin/day-moves/{id}/retry': {
    summary: 'Try the sessions again that failed',
    params: byId,
    refuses: [404],
    ...moved,
  },
});
