import { z } from 'zod';
import { resourceKinds } from '#features/resources/domain/resource-kind.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { day } from '#shared/contract/fields.ts';

/** Berlin days 'yyyy-MM-dd', both included. */
const period = z.object({ from: z.string(), to: z.string() });

/** Bookings without cancelled ones, and their value in EUR. */
const amount = z.object({ bookings: z.int(), revenue: z.number() });
const bucket = period.extend(amount.shape);
export type Bucket = z.infer<typeof bucket>;

const group = amount.extend({
  id: z.string(),
  name: z.string(),
  /** The same in the previous period; null if there is none. */
  previous: amount.nullable(),
});
export type ReportGroup = z.infer<typeof group>;

const serviceGroup = group.extend({ name_de: z.string().nullable(), name_ru: z.string().nullable() });

const itemGroup = group.extend({
  /** The option; `people` for people beyond those that a price contains. */
  id: z.string(),
  name_ru: z.string().nullable(),
  /** The service of its newest booking; null for people. */
  service_name: z.string().nullable(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  /** How many were charged; the revenue is that of the items alone, as booked. */
  units: z.int(),
});
export type ItemGroup = z.infer<typeof itemGroup>;

/** Minutes of one photographer or resource; docs/rules/reports.md defines the offered time. */
const minutes = z.object({
  offered_minutes: z.int(),
  /** Minutes of sessions within the offered time. */
  booked_minutes: z.int(),
  /** Minutes of sessions outside of it: evenings, days off, internal appointments. */
  outside_minutes: z.int(),
});

const occupancy = z.object({ id: z.string(), name: z.string() }).extend(minutes.shape);
export type Occupancy = z.infer<typeof occupancy>;

const resourceOccupancy = z
  .object({ id: z.string(), kind: z.enum(resourceKinds), name_de: z.string(), name_ru: z.string().nullable() })
  .extend(minutes.shape);

/** Contacts created within the period, by the step they have reached; each step includes all later ones. */
const funnel = z.object({
  received: z.int(),
  worked_on: z.int(),
  in_talks: z.int(),
  scheduled: z.int(),
  booked: z.int(),
  /** Contacts outside of the steps: not reached so far, and dropped. */
  unreached: z.int(),
  dropped: z.int(),
});
export type Funnel = z.infer<typeof funnel>;

const figure = z.object({
  count: z.int(),
  /** The same in the previous period; null if there is none. */
  previous: z.int().nullable(),
});
/** What happened to sessions and on the waiting list within the period, by the day on which it happened. */
const changes = z.object({
  moved_by_customers: figure,
  /** By the studio, or by a customer whom the studio asked for another time. */
  moved_by_studio: figure,
  /** Persons who joined the waiting list. */
  waited: figure,
  /** Times that became free and were offered to somebody on the list. */
  offered: figure,
  /** Offers of the list that were taken. */
  filled: figure,
});
export type Changes = z.infer<typeof changes>;

/** Everything the charts show of a period. Lists are empty and periods null when nothing has been booked. */
export const reportCharts = z.object({
  period: period.nullable(),
  /** As long as the period and right before it; null unless the period has both ends. */
  previous_period: period.nullable(),
  /** The time span of one entry of the timelines. */
  step: z.enum(['day', 'week', 'month', 'year']),
  total: amount,
  previous_total: amount.nullable(),
  timeline: z.array(bucket),
  previous_timeline: z.array(bucket),
  /** By revenue, the highest first. */
  services: z.array(serviceGroup),
  photographers: z.array(group),
  /** Extras, by revenue; null: no service offers any, and none was booked in these periods. */
  items: z.array(itemGroup).nullable(),
  /** When sessions start in Berlin: weekday 1 (Monday) to 7, hour 0 to 23; hours without sessions are left out. */
  starts: z.array(z.object({ weekday: z.int(), hour: z.int(), bookings: z.int() })),
  /** Of the currently active photographers, by name. */
  occupancy: z.array(occupancy),
  /** Of the currently active rooms, sets, equipment and further people, in the order of the studio. */
  resource_occupancy: z.array(resourceOccupancy),
  funnel,
  /** Null: none of it happened in these periods. */
  changes: changes.nullable(),
});
export type ReportCharts = z.infer<typeof reportCharts>;

export const chartsContract = defineContract({
  'GET /api/admin/reports/charts': {
    summary:
      'What the charts of the reports show, over Berlin days; without an end the period reaches as far as bookings do',
    access: 'admin',
    roles: ['owner', 'accountant'],
    scope: 'reports:read',
    query: z.object({ date_from: day.optional(), date_to: day.optional() }),
    response: reportCharts,
    cache: 'no-store',
  },
});
