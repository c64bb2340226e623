import type { Group } from './overview.ts';

/** Bookings without cancelled ones, and their value. */
export interface Amount {
  readonly bookings: number;
  readonly value_cents: number;
}

export type ComparedGroup<G extends Group> = G & { readonly previous: Amount | null };

/**
 * Pairs the groups of a period with those of the previous one, ordered by revenue, then bookings, then name. A group
 * booked in only one of the two periods has zeros in the other; `before` is null when there is no comparison.
 */
export const comparedGroups = <G extends Group>(now: readonly G[], before: readonly G[] | null): ComparedGroup<G>[] => {
  const earlier = new Map(before?.map((group) => [group.id, group]));
  const present = new Set(now.map(({ id }) => id));
  const gone = (before ?? []).filter(({ id }) => !present.has(id)).map((group) => ({ ...group, ...nothing }));
  return [...now, ...gone].sort(byRevenue).map((group) => ({
    ...group,
    previous: before && amountOf(earlier.get(group.id) ?? nothing),
  }));
};

const nothing: Amount = { bookings: 0, value_cents: 0 };

const amountOf = ({ bookings, value_cents }: Amount): Amount => ({ bookings, value_cents });

const byRevenue = (a: Group, b: Group): number =>
  b.value_cents - a.value_cents || b.bookings - a.bookings || (a.name < b.name ? -1 : Number(a.name > b.name));
