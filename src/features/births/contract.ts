import { z } from 'zod';
import { createBooking, publicPrepayment } from '#features/booking/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, existingDay, instant, reference, success } from '#shared/contract/fields.ts';
import { placeStates } from './domain/place-state.ts';

/** The weeks are their Mondays (Berlin calendar). */
const week = z.object({ week: z.string(), free: z.int() });

/** What a family can take for a service with a window; EUR. */
export const birthWindow = z.object({
  service_id: z.string(),
  name: z.string(),
  name_de: z.string().nullable(),
  name_ru: z.string().nullable(),
  duration_min: z.int(),
  first_day: z.int(),
  last_day: z.int(),
  price: z.number(),
  /** What is to be paid for a place; 0: nothing. */
  prepayment: z.number(),
  rest: z.number(),
  /** Whether a full week has a waiting list. */
  waiting_list: z.boolean(),
  /** Why no place can be taken for the due date; null: it can, or none is given. */
  refusal: z.string().nullable(),
  photographers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The week of the due date and the following ones; empty without a due date. */
      weeks: z.array(week),
    }),
  ),
});
export type PublicWindow = z.infer<typeof birthWindow>;

export const newPlace = createBooking
  .pick({ customer: true, notes: true, language: true, expected_price: true, expected_prepayment: true })
  .extend({
    service_id: reference,
    photographer_id: reference,
    due_on: existingDay,
    /** The Monday of the chosen week: that of the due date, or a later one. */
    week: existingDay,
    /** Wait for a place in the week if it is full. */
    waiting_list: z.boolean().default(false),
  });
export type NewPlace = z.output<typeof newPlace>;

const createdPlace = z.object({
  booking_id: z.string(),
  confirmation_code: z.string(),
  cancel_token: z.string(),
  week: z.string(),
  /** Whether the week was full, and the family waits for a place. */
  waiting_list: z.boolean(),
  /** Present only if the e-mail address must be confirmed first: until when. */
  confirm_by: z.string().optional(),
});
export type CreatedPlace = z.infer<typeof createdPlace>;

/** A place as its family sees it; without the token of the mails only what identifies nobody. EUR. */
const publicPlace = z.object({
  booking_id: z.string(),
  state: z.enum(placeStates),
  service_name: z.string(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  photographer_name: z.string(),
  /** The Monday of the week; null once the place is over. */
  week: z.string().nullable(),
  /** Only while the e-mail address must still be confirmed: the deadline, with which the place ends. */
  confirm_by: z.string().optional(),
  prepayment: publicPrepayment.optional(),
  /** The following fields are present only with the token. */
  confirmation_code: z.string().optional(),
  due_on: z.string().nullable().optional(),
  born_on: z.string().nullable().optional(),
  /** The first and the last day of a session, once the child is born. */
  first_date: z.string().nullable().optional(),
  last_date: z.string().nullable().optional(),
  /** Free starts by day, once the child is born. */
  days: z.array(z.object({ date: z.string(), starts: z.array(z.string()) })).optional(),
  /** What giving the place up refunds now; null: there is no rule, the studio decides. */
  refund_amount: z.number().nullable().optional(),
  paid_amount: z.number().optional(),
  /** The start of the session, once an hour was chosen. */
  start: z.string().nullable().optional(),
});
export type PublicPlace = z.infer<typeof publicPlace>;

/** A place as the studio sees it. */
const adminPlace = z.object({
  booking_id: z.string(),
  confirmation_code: z.string(),
  state: z.enum(placeStates),
  week: z.string(),
  above_plan: z.boolean(),
  due_on: z.string(),
  born_on: z.string().nullable(),
  customer_name: z.string(),
  customer_phone: z.string(),
  service_name: z.string(),
  photographer_name: z.string(),
  /** EUR: what was paid and not refunded. */
  paid: z.number(),
  start: z.string().nullable(),
  /** Until when the family must confirm its address; null: it need not, or has. */
  confirm_by: z.string().nullable(),
  /** The page of the family; null for API keys that may not book. */
  url: z.string().nullable(),
});
export type AdminPlace = z.infer<typeof adminPlace>;

const withToken = z.object({ token: z.string().max(200).optional() });
const birth = z.object({ born_on: existingDay });
const written = { access: 'public', hourlyLimit: 120, cache: 'no-store' } as const;

export const birthsContract = defineContract({
  'GET /api/birth-windows/{id}': {
    summary: 'The weeks in which a session after a birth can be reserved, by photographer',
    access: 'public',
    params: z.object({ id: reference }),
    query: z.object({ due_on: existingDay.optional() }),
    response: birthWindow,
    refuses: [404, 429],
    hourlyLimit: 1200,
    cache: 'no-store',
  },
  'POST /api/birth-places': {
    summary: 'Take a place in a week, or wait for one; the hour is chosen after the birth',
    body: newPlace,
    response: createdPlace,
    status: 201,
    refuses: [400, 404, 409, 429],
    ...written,
  },
  'GET /api/birth-places/{id}': {
    summary: 'A place, for its family; without the token of its mails nothing about persons',
    access: 'public',
    params: byId,
    query: withToken,
    response: publicPlace,
    refuses: [403, 404],
    cache: 'no-store',
  },
  'POST /api/birth-places/{id}/birth': {
    summary: 'Tell the date of birth: the place moves to its week, and an hour can be chosen',
    params: byId,
    query: withToken,
    body: birth,
    response: publicPlace,
    refuses: [400, 403, 404, 409, 429],
    ...written,
  },
  'POST /api/birth-places/{id}/time': {
    summary: 'Choose one of the free starts: the place becomes a session',
    params: byId,
    query: withToken,
    body: z.object({ start: instant }),
    response: publicPlace,
    refuses: [400, 403, 404, 409, 429],
    ...written,
  },
  'POST /api/birth-places/{id}/end': {
    summary: 'End everything silently: what was paid online is refunded, and no message follows',
    params: byId,
    query: withToken,
    response: publicPlace,
    refuses: [400, 403, 404, 429],
    ...written,
  },
  'GET /api/admin/birth-places': {
    summary: 'Places that wait for a birth, and sessions that came from one and are ahead, by week',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    response: z.array(adminPlace),
    cache: 'no-store',
  },
  'POST /api/admin/birth-places/{id}/birth': {
    summary: 'Tell the date of birth for a family',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:write',
    params: byId,
    body: birth,
    response: success,
    refuses: [400, 404, 409],
    cache: 'no-store',
  },
  'POST /api/admin/birth-places/{id}/end': {
    summary: 'End a place or its session silently: what was paid online is refunded, and no message follows',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:write',
    params: byId,
    response: success,
    refuses: [400, 404],
    cache: 'no-store',
  },
});
