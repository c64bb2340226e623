import { knownPhotographers } from '#features/photographers/server/api.ts';
import { knownServices } from '#features/services/server/api.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { monthSpanOf } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { DateRange } from '#shared/server/date-range.ts';
import type { StatsOverview } from '../../contract.ts';
import { type Group, type Money, overviewOf, type ServiceGroup, type Totals } from '../../domain/overview.ts';
import { selectMoney, selectPhotographerGroups, selectServiceGroups, selectTotals } from '../store.ts';
import { overviewView } from './overview-view.ts';

/** Returns the key figures of the studio for a range of session starts. */
export const statsOverviewOf = async (context: Context, range: DateRange): Promise<StatsOverview> => {
  const { totals, money, photographers, services } = await studioNumbers(context, range);
  return overviewView(overviewOf(totals, money, photographers, services));
};

export interface StudioNumbers {
  readonly totals: Totals;
  readonly money: Money;
  readonly photographers: readonly Group[];
  readonly services: readonly ServiceGroup[];
}

/** Returns counts and sums: totals, by photographer and by service. */
export const studioNumbers = async (context: Context, range: DateRange): Promise<StudioNumbers> => {
  const now = context.now();
  const [totals, money, groups] = await Promise.all([
    selectTotals(context.db, range, { now, month: berlinMonthOf(now), recent: now - 30 * DAY }),
    selectMoney(context.db, range),
    namedGroups(context, range),
  ]);
  return { totals, money, ...groups };
};

/**
 * Returns the groups by photographer and by service. Existing ones have their current name, deleted ones their last.
 */
export const namedGroups = async (
  { db }: Context,
  range: DateRange,
): Promise<Pick<StudioNumbers, 'photographers' | 'services'>> => {
  const [byPhotographer, byService, photographers, services] = await Promise.all([
    selectPhotographerGroups(db, range),
    selectServiceGroups(db, range),
    knownPhotographers(db),
    knownServices(db),
  ]);
  const named = new Map(photographers.map((photographer) => [photographer.id, photographer]));
  const sold = new Map(services.map((service) => [service.id, service]));
  return {
    photographers: byPhotographer.map((group) => ({ ...group, name: named.get(group.id)?.name ?? group.name })),
    services: byService.map((group) => {
      const service = sold.get(group.id);
      if (!service) return group;
      const { name, name_de, name_ru, price_cents } = service;
      return { ...group, name, name_de, name_ru, price_cents };
    }),
  };
};

const berlinMonthOf = (now: number): TimeRange => {
  const span = monthSpanOf(berlinDateOf(now).slice(0, 7));
  return { start: berlinDay(span.first).start, end: berlinDay(span.last).end };
};
