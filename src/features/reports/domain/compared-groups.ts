import { euroOf } from '#shared/kernel/money.ts';
import type { ReportGroup } from '../charts-contract.ts';
import type { Group } from './overview.ts';

/**
 * Pairs the groups of a period with those of the previous one, ordered by revenue, then bookings, then name. A group
 * booked in only one of the two periods has zeros in the other; `before` is null when there is no comparison.
 */
export const comparedGroups = <G extends Group>(
  now: readonly G[],
  before: readonly G[] | null,
): (Omit<G, 'value' | 'bookings'> & ReportGroup)[] => {
  const earlier = new Map(before?.map((group) => [group.id, group]));
  const present = new Set(now.map(({ id }) => id));
  const gone = (before ?? [])
    .filter(({ id }) => !present.has(id))
    .map((group) => ({ ...group, bookings: 0, value: 0 }));
  return [...now, ...gone].sort(byRevenue).map(({ bookings, value, ...group }) => ({
    ...group,
    ...amountOf({ bookings, value }),
    previous: before && amountOf(earlier.get(group.id) ?? { bookings: 0, value: 0 }),
  }));
};

/** Converts cents to EUR for the response. */
export const amountOf = ({ bookings, value }: { readonly bookings: number; readonly value: number }) => ({
  bookings,
  revenue: euroOf(value),
});

const byRevenue = (a: Group, b: Group): number =>
  b.value - a.value || b.bookings - a.bookings || (a.name < b.name ? -1 : Number(a.name > b.name));
