import { z } from 'zod';
import { monthAvailability, slot } from '#features/availability/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, eur, instant } from '#shared/contract/fields.ts';
import { publicBooking } from './contract.ts';

const withToken = z.object({ token: z.string().max(200).optional() });

export const moveBooking = z.object({
  start: instant,
  /** The fee in EUR that the customer was shown; if the current one differs, nothing is moved (409 fee_changed). */
  expected_fee: eur.optional(),
});

/** The endpoints with which a customer moves a session by the link of the mails. */
export const moveContract = defineContract({
  'GET /api/bookings/{id}/move/month': {
    summary: 'The days of a month on which a session has free times, for its customer who moves it by link',
    access: 'public',
    params: byId,
    query: withToken.extend({
      month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month like 2030-06'),
    }),
    response: monthAvailability,
    refuses: [403],
    cache: 'no-store',
  },
  'GET /api/bookings/{id}/move/times': {
    summary: 'The free times of a session on one day, for its customer who moves it by link',
    access: 'public',
    params: byId,
    query: withToken.extend({ date: day }),
    response: z.object({ slots: z.array(slot) }),
    refuses: [403],
    cache: 'no-store',
  },
  'POST /api/bookings/{id}/move': {
    summary:
      'Move a session with the token from the mail; if the time is taken, it stays where it is (409, next_times)',
    access: 'public',
    params: byId,
    query: withToken,
    body: moveBooking,
    response: publicBooking,
    refuses: [400, 403, 409, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
});
