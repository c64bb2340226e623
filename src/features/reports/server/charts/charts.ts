import { occupancyOf } from '#features/availability/server/api.ts';
import { countPhases } from '#features/contacts/server/api.ts';
import { knownServices, type ServiceRow } from '#features/services/server/api.ts';
import { malformed } from '#shared/contract/problem.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import type { Context } from '#shared/server/context.ts';
import { type DateRange, dateRangeFrom } from '#shared/server/date-range.ts';
import type { ReportCharts } from '../../charts-contract.ts';
import { comparedChanges } from '../../domain/changes.ts';
import { type Amount, comparedGroups } from '../../domain/compared-groups.ts';
import { funnelOf } from '../../domain/funnel.ts';
import { type Period, periodOf, previousPeriod, type RequestedPeriod, stepOf } from '../../domain/period.ts';
import { soldItems } from '../../domain/sold-items.ts';
import { type DayTotal, timelineOf } from '../../domain/timeline.ts';
import { countChanges } from '../changes-reads.ts';
import { namedGroups } from '../overview/overview.ts';
import { selectBookedPeriod, selectDays, selectItems, selectStarts } from './charts-reads.ts';
import { amountView, bucketView, groupView } from './charts-view.ts';

interface Query {
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}

/**
 * Returns the data of the report charts for the requested Berlin days. 422 for invalid days, or when the end is before
 * the start.
 */
export const reportChartsOf = async (context: Context, query: Query): Promise<ReportCharts> => {
  const asked = requestedPeriod(query);
  const booked = isWhole(asked) ? null : await selectBookedPeriod(context.db);
  const period = periodOf(asked, booked, berlinDateOf(context.now()));
  const previous = period && isWhole(asked) ? previousPeriod(period) : null;
  const [now, before, week, phases, services, changes] = await Promise.all([
    amountsOf(context, period),
    amountsOf(context, previous),
    weekOf(context, period),
    countPhases(context.db, dateRangeFrom(query)),
    knownServices(context.db),
    changesOf(context, dateRangeFrom(query), previous),
  ]);
  const items = soldItems(now.items, previous && before.items).map(groupView);
  const step = period ? stepOf(period) : 'day';
  return {
    period,
    previous_period: previous,
    step,
    total: amountView(totalOf(now.days)),
    previous_total: previous && amountView(totalOf(before.days)),
    timeline: timelineOf(period, step, now.days).map(bucketView),
    previous_timeline: timelineOf(previous, step, before.days).map(bucketView),
    services: comparedGroups(now.services, previous && before.services).map(groupView),
    items: items.length > 0 || services.some(offersExtras) ? items : null,
    photographers: comparedGroups(now.photographers, previous && before.photographers).map(groupView),
    ...week,
    funnel: funnelOf(phases),
    changes,
  };
};

const offersExtras = ({ options, people, second_sessions }: ServiceRow): boolean =>
  options.length > 0 || people !== null || second_sessions.length > 0;

const isWhole = ({ from, to }: RequestedPeriod): boolean => from !== null && to !== null;

const requestedPeriod = ({
  date_from = null,
  date_to = null,
}: { [K in keyof Query]: Query[K] | null }): RequestedPeriod => {
  for (const [field, date] of Object.entries({ date_from, date_to })) {
    if (date !== null && !isDate(date)) throw malformed(['query', field], 'must be a date like 2030-06-05');
  }
  if (date_from !== null && date_to !== null && date_to < date_from) {
    throw malformed(['query', 'date_to'], 'must not lie before date_from', 'invalidDateOrder');
  }
  return { from: date_from, to: date_to };
};

const instantsOf = ({ from, to }: Period): TimeRange => ({ start: berlinDay(from).start, end: berlinDay(to).end });

const nothing = { days: [], services: [], photographers: [], items: [] };

const amountsOf = async (context: Context, period: Period | null) => {
  if (period === null) return nothing;
  const { start, end } = instantsOf(period);
  const [days, items, groups] = await Promise.all([
    selectDays(context.db, { start, end }),
    selectItems(context.db, { start, end }),
    namedGroups(context, { from: start, until: end }),
  ]);
  return { days, items, ...groups };
};

const changesOf = async ({ db }: Context, { from, until }: DateRange, previous: Period | null) => {
  const now = await countChanges(db, { from, until });
  if (previous === null) return comparedChanges(now, null);
  const { start, end } = instantsOf(previous);
  return comparedChanges(now, await countChanges(db, { from: start, until: end }));
};

const weekOf = async (context: Context, period: Period | null) => {
  if (period === null) return { starts: [], occupancy: [], resource_occupancy: [] };
  const [starts, occupancy] = await Promise.all([
    selectStarts(context.db, instantsOf(period)),
    occupancyOf(context, period.from, period.to),
  ]);
  return { starts, occupancy: [...occupancy.photographers], resource_occupancy: [...occupancy.resources] };
};

const totalOf = (days: readonly DayTotal[]): Amount => ({
  bookings: days.reduce((sum, day) => sum + day.bookings, 0),
  value_cents: days.reduce((sum, day) => sum + day.value_cents, 0),
});
