import { z } from 'zod';
import { adminBooking } from '#features/booking/admin-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, optionalText, reference } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { mostSessions } from './contract.ts';
import { refundStates } from './domain/day-session.ts';
import { notAskedReasons } from './domain/moved-day.ts';

/** An action that asks the customers of a day to choose another time. Instants are ISO with the Berlin offset. */
const dayMove = z.object({
  id: z.string(),
  date: z.string(),
  /** The photographer, room or other resource whose day is moved; null: the whole studio. */
  resource_id: z.string().nullable(),
  /** The day on which the same hour is held for each session; null: nothing is held. */
  to_date: z.string().nullable(),
  /** Whether the sessions keep their times until their customers answer. */
  keeps_time: z.boolean(),
  hours: z.int(),
  text_de: z.string().nullable(),
  text_ru: z.string().nullable(),
  created_by: z.string(),
  created_at: z.string(),
  undone_at: z.string().nullable(),
  /** Whether customers are still to be asked. */
  running: z.boolean(),
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

export const substitutes = z.object({
  date: z.string(),
  resource_id: z.string().nullable(),
  sessions: z.array(adminBooking),
  /** The days on which most sessions fit at their own hour, those first; at most 14 of the 60 days after it. */
  days: z.array(z.object({ date: z.string(), fitting: z.array(z.string()) })),
  moves: z.array(dayMove),
});
export type Substitutes = z.infer<typeof substitutes>;

const moveDay = z.object({
  resource_id: reference.nullish(),
  /** The sessions that were shown. Others of that day stay. */
  booking_ids: z.array(z.uuid()).min(1).max(mostSessions),
  to_date: day.nullish(),
  keeps_time: z.boolean(),
  /** How long the hour on the other day is held. */
  hours: z.int().min(1).max(336).default(72),
  text_de: optionalText(limits.notes).optional(),
  text_ru: optionalText(limits.notes).optional(),
});
export type MoveDay = z.output<typeof moveDay>;

const byDate = z.object({ date: day });
const written = {
  access: 'admin',
  roles: ['owner', 'desk'],
  scope: 'bookings:write',
  response: movedDay,
  trimmed: { unless: 'bookings:read', response: dayMove },
  cache: 'no-store',
} as const;

export const dayMovesContract = defineContract({
  'GET /api/admin/days/{date}/substitutes': {
    summary: 'The days on which the sessions of a day fit, of the studio, a photographer or a resource',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byDate,
    query: z.object({ resource_id: reference.optional() }),
    response: substitutes,
    refuses: [404],
    cache: 'no-store',
  },
  'POST /api/admin/days/{date}/move': {
    summary:
      'Ask the customers of a day for another time, with the same hour held on another day; repeating the call begins nothing new',
    params: byDate,
    body: moveDay,
    refuses: [400, 404, 409],
    ...written,
  },
  'GET /api/admin/day-moves/{id}': {
    summary: 'How far a moved day is, with the answer of each customer',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byId,
    response: movedDay,
    refuses: [404],
    cache: 'no-store',
  },
  'POST /api/admin/day-moves/{id}/undo': {
    summary: 'Take everything back, for ten minutes and while nobody has answered',
    params: byId,
    refuses: [404, 409],
    ...written,
  },
  'POST /api/admin/day-moves/{id}/retry': {
    summary: 'Try the sessions again that failed',
    params: byId,
    refuses: [404],
    ...written,
  },
});
