import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { day, success } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { calendarFeed } from './feed-contract.ts';

/** A session as the photographer who takes it sees it: whatever she needs for it, and nothing about money. */
export const ownSession = z.object({
  id: z.string(),
  confirmation_code: z.string(),
  /** A session that waits for its payment is PENDING here. */
  status: z.enum(['PENDING', 'CONFIRMED', 'COMPLETED']),
  start: z.string(),
  end: z.string(),
  service_name: z.string(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  /** Options, number of people and second session. */
  items: z.array(z.object({ name_de: z.string(), name_ru: z.string().nullable(), count: z.int() })),
  /** What the session uses besides the photographer: rooms, sets, further persons. */
  resources: z.array(z.object({ id: z.string(), name: z.string(), name_ru: z.string().nullable() })),
  /** Who takes the session; she may be its second person. */
  photographer_name: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  /** What the customer wrote. */
  notes: z.string().nullable(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownCalendar = z.object({
  sessions: z.array(ownSession),
  time_off: z.array(z.object({ id: z.string(), start: z.string(), end: z.string(), reason: z.string().nullable() })),
});
export type OwnCalendar = z.infer<typeof ownCalendar>;

export const ownFound = z.object({
  sessions: z.array(ownSession),
  /** `sessions`: how many of her sessions are of this customer. */
  customers: z.array(z.object({ email: z.string(), name: z.string(), sessions: z.int() })),
});
export type OwnFound = z.infer<typeof ownFound>;

export const ownCalendarContract = defineContract({
  'GET /api/admin/own-calendar': {
    summary: 'The sessions and the time off of the photographer who is signed in, by start; of anyone else none',
    access: 'admin',
    roles: ['owner', 'photographer'],
    query: z.object({ date_from: day, date_to: day }),
    response: ownCalendar,
    cache: 'no-store',
  },
  'GET /api/admin/own-calendar/found': {
    summary: 'Of the same sessions and their customers those that contain a text; the latest first',
    access: 'admin',
    roles: ['owner', 'photographer'],
    query: z.object({
      search: z.string().max(limits.name),
      limit: z.coerce.number<number>().int().min(1).max(100).default(20),
    }),
    response: ownFound,
    cache: 'no-store',
  },
  'GET /api/admin/own-calendar/feed': {
    summary: 'The secret address of the same calendar; of anyone else none',
    access: 'admin',
    roles: ['owner', 'photographer'],
    response: calendarFeed,
    cache: 'no-store',
  },
  'POST /api/admin/own-calendar/feed': {
    summary: 'A new secret address of the own calendar; the one before stops working',
    access: 'admin',
    roles: ['owner', 'photographer'],
    response: calendarFeed,
    status: 201,
    refuses: [403],
    cache: 'no-store',
  },
  'DELETE /api/admin/own-calendar/feed': {
    summary: 'Switch the secret address of the own calendar off',
    access: 'admin',
    roles: ['owner', 'photographer'],
    response: success,
  },
});
