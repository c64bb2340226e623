import { z } from 'zod';
import { optionLimits } from '#features/services/domain/extras/service-option.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { day, reference } from '#shared/contract/fields.ts';

/** Start and end as ISO 8601 with the Berlin offset. */
export const slot = z.object({ start: z.string(), end: z.string() });
export type SlotView = z.infer<typeof slot>;

/** A day with at least one free slot: the number of slots and the first three starts. */
export const freeDay = z.object({ date: z.string(), slots: z.int(), first: z.array(z.string()) });
export const monthAvailability = z.object({
  month: z.string(),
  days: z.array(freeDay),
  /**
   * If the month has fewer than four: the next ones after it, so many that there are four if the booking window has them.
   */
  next_days: z.array(freeDay),
  /** The last day of the month that has no free slot only because of the minimum notice. */
  too_soon_until: z.string().nullable(),
});
export type MonthAvailability = z.infer<typeof monthAvailability>;

/** Options and people that are chosen: the session takes longer and needs more with them. */
export const chosenExtras = {
  /** 'ID:count,ID:count' */
  options: z.string().max(2000).optional(),
  people: z.coerce.number<number>().int().min(1).max(optionLimits.people).optional(),
};

export const availabilityContract = defineContract({
  'GET /api/availability': {
    summary:
      'Free slots of a photographer for a service on one day; with photographer_id=any of all photographers who offer it',
    access: 'public',
    query: z.object({
      service_id: reference,
      /** `any`: the free slots of all photographers who offer the service. */
      photographer_id: reference,
      date: day,
      timezone: z.string().min(1).max(64).default('Europe/Berlin'),
      /**
       * `none`: the slots that the studio itself may book: including those that are too soon for customers or kept for births, and without
       * options that only customers have to choose.
       */
      notice: z.enum(['none']).optional(),
      ...chosenExtras,
    }),
    response: z.object({ slots: z.array(slot) }),
    cache: 'no-store',
    compressed: true,
  },
  'GET /api/availability/month': {
    summary:
      'The days of a month (yyyy-MM, Berlin) that have free slots, with their first slots; photographer_id=any as for a day',
    access: 'public',
    query: z.object({
      service_id: reference,
      /** `any`: the free slots of all photographers who offer the service. */
      photographer_id: reference,
      month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month like 2030-06'),
      ...chosenExtras,
    }),
    response: monthAvailability,
    cache: 'no-store',
    compressed: true,
  },
});
