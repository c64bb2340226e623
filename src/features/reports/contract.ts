import { z } from 'zod';
import { bookingQuery } from '#features/booking/admin-contract.ts';
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

/** The studio in numbers (AMB-037, SRV-52). Money is EUR; a booking is worth what it brought, else its price (AMB-042). */
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
    /** Of the current Berlin month, whatever the range. */
    monthly: z.number(),
    average_booking: z.number(),
    /** What is confirmed and still to come. */
    expected: z.number(),
    /** What completed sessions brought. */
    completed: z.number(),
  }),
  /** Prepayments of the bookings in the range, cancelled ones too (SRV-33). */
  payments: z.object({
    paid: z.number(),
    /** A part of it, as far as the provider has accepted it. */
    refunded: z.number(),
    /** Asked for, and not paid yet. */
    open: z.number(),
    /** The bookings, at most ten, that are paid without taking place, or paid twice: their money is to be given back. */
    refunds_needed: z.array(z.string()),
  }),
  /** Whole percent of all bookings in the range (AMB-043). */
  rates: z.object({ confirmation: z.int(), completion: z.int(), cancellation: z.int() }),
  /** At most ten, the most booked first. */
  top_photographers: z.array(ranked),
  top_services: z.array(
    ranked.extend({ price: z.number(), name_de: z.string().nullable(), name_ru: z.string().nullable() }),
  ),
  /** Booked in the last 30 days, whatever the range. */
  recent_bookings_30_days: z.int(),
});
export type StatsOverview = z.infer<typeof statsOverview>;

export const reportsContract = defineContract({
  'GET /api/admin/bookings/stats/overview': {
    summary: 'The studio in numbers; date_from and date_to narrow by the start of the session (AMB-039)',
    access: 'admin',
    scope: 'reports:read',
    query: z.object({ date_from: instant.optional(), date_to: instant.optional() }),
    response: statsOverview,
    cache: 'no-store',
  },
  'GET /api/admin/bookings/export/excel': {
    summary: 'All bookings, or a summary of them, as an Excel file; X-Record-Count tells how many bookings are in it',
    access: 'admin',
    scope: 'bookings:read',
    query: bookingQuery.pick({ sort_by: true, sort_order: true }).extend({
      kind: z.enum(['bookings', 'summary']).default('bookings'),
      language: language.default('de'),
    }),
    // The file itself; see RawAnswer.
    response: z.unknown(),
    refuses: [404],
    cache: 'no-store',
  },
});
