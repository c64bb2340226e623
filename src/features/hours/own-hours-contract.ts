import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day } from '#shared/contract/fields.ts';
import { mostBlocks, mostExceptions, mostPeriods } from './domain/own-week.ts';
import { bookingOnDate } from './exceptions-contract.ts';

const time = z.string().max(5);
/** Within a day the blocks are in order and do not touch; no block: no work on that day. */
const blocks = z.array(z.object({ start_time: time, end_time: time })).max(mostBlocks);
const dateText = z.string().max(10);

const period = z.object({
  /** The first and the last day (Berlin dates); null: without limit. Periods of one resource do not overlap. */
  valid_from: dateText.nullable(),
  valid_until: dateText.nullable(),
  week: z.object({
    monday: blocks,
    tuesday: blocks,
    wednesday: blocks,
    thursday: blocks,
    friday: blocks,
    saturday: blocks,
    sunday: blocks,
  }),
});

const exception = z.object({ date: dateText, blocks });

/** The hours of a photographer or another resource in place of the studio's. Without any it has the studio's. */
export const ownHoursView = z.object({
  resource_id: z.string(),
  periods: z.array(period),
  exceptions: z.array(exception),
  /** The number of changes so far. */
  version: z.int(),
});
export type OwnHoursView = z.infer<typeof ownHoursView>;

/** Absent lists stay. If `version` is not the current one, nothing is changed (409). */
export const ownHoursChanges = z.object({
  periods: z.array(period).max(mostPeriods).optional(),
  exceptions: z.array(exception).max(mostExceptions).optional(),
  version: z.int().nullish(),
});
export type OwnHoursChanges = z.output<typeof ownHoursChanges>;

/** The working times of a resource on the days of a range, in order; instants as ISO with the Berlin offset. */
export const ownDays = z.object({
  resource_id: z.string(),
  days: z.array(z.object({ date: z.string(), blocks: z.array(z.object({ start: z.string(), end: z.string() })) })),
});
export type OwnDays = z.infer<typeof ownDays>;

export const ownHoursContract = defineContract({
  'GET /api/admin/own-hours': {
    summary: 'When those work who have hours of their own, on each day of a range of at most 100 days',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'photographers:read',
    query: z.object({ date_from: day, date_to: day }),
    response: z.array(ownDays),
    cache: 'no-store',
  },
  'GET /api/admin/resources/{id}/hours': {
    summary: 'The hours of a photographer or resource in place of the studio’s',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'photographers:read',
    params: byId,
    response: ownHoursView,
    cache: 'no-store',
  },
  'PUT /api/admin/resources/{id}/hours': {
    summary: 'Change the hours of a photographer or resource',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    body: ownHoursChanges,
    response: ownHoursView,
    refuses: [409],
  },
  'GET /api/admin/resources/{id}/hours/bookings': {
    summary: 'The bookings to come of a photographer or resource that lie outside its hours, or the studio’s',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byId,
    response: z.array(bookingOnDate),
    cache: 'no-store',
  },
});
