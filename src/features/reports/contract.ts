import { z } from 'zod';
import { bookingQuery } from '#features/booking/list-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { instant, language } from '#shared/contract/fields.ts';

const ranked = z.object({
  id: z.string(),
  name: z.string(),
  /** Without cancelled ones. */
  bookings_count: z.int(),
  /** EUR. */
  revenue: z.number(),
});

/** The key figures of the studio. Money is EUR; the value of a booking is the recorded revenue, else its price. */
export const statsOverview = z.object({
  total_bookings: z.int(),
  status_breakdown: z.object({
    pending: z.int(),
    confirmed: z.int(),
    payment_pending: z.int(),
    completed: z.int(),
    cancelled: z.int(),
  }),
  revenue: z.object({
    total: z.number(),
    /** Of the current Berlin month, independent of the range. */
    monthly: z.number(),
    average_booking: z.number(),
    /** Confirmed sessions that are still to come. */
    expected: z.number(),
    /** Revenue of completed sessions. */
    completed: z.number(),
  }),
  /** Prepayments of the bookings in the range, including cancelled ones. */
  payments: z.object({
    paid: z.number(),
    /** The part of `paid` that was refunded, as far as the provider has accepted it. */
    refunded: z.number(),
    /** Requested, but not paid yet. */
    open: z.number(),
    /** At most ten bookings that are paid but do not take place, or are paid twice: their money must be refunded. */
    refunds_needed: z.array(z.string()),
    /** At most ten bookings with a payment that the bank of the customer contests and has not decided. */
    contested: z.array(z.string()),
  }),
  /** Whole percent of all bookings in the range. */
  rates: z.object({ confirmation: z.int(), completion: z.int(), cancellation: z.int() }),
  /** At most ten, the most booked first. */
  top_photographers: z.array(ranked),
  top_services: z.array(
    ranked.extend({ price: z.number(), name_de: z.string().nullable(), name_ru: z.string().nullable() }),
  ),
  /** Booked in the last 30 days, independent of the range. */
  recent_bookings_30_days: z.int(),
});
export type StatsOverview = z.infer<typeof statsOverview>;

export const reportsContract = defineContract({
  'GET /api/admin/bookings/stats/overview': {
    summary: 'The studio in numbers; date_from and date_to narrow by the start of the session',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'reports:read',
    query: z.object({ date_from: instant.optional(), date_to: instant.optional() }),
    response: statsOverview,
    cache: 'no-store',
  },
  'GET /api/admin/bookings/export/excel': {
    summary:
      'All bookings, or a summary of them, as an Excel file; X-Record-Count is the number of bookings in it; all bookings require a factor of the last 15 minutes',
    access: 'admin',
    roles: ['owner', 'accountant'],
    scope: 'bookings:read',
    query: bookingQuery.pick({ sort_by: true, sort_order: true }).extend({
      kind: z.enum(['bookings', 'summary']).default('bookings'),
      language: language.default('de'),
    }),
    // The file itself; see RawResponse.
    response: z.unknown(),
    refuses: [403, 404],
    cache: 'no-store',
  },
});
