import { type ComparedGroup, comparedGroups } from './compared-groups.ts';
import type { Group } from './overview.ts';

/** The bookings of an extra: of an option, or of the people beyond those in the price (`id` is `people`). */
export interface ItemGroup extends Group {
  readonly name_ru: string | null;
  /** The service of its newest booking; null for people, which several services may ask for. */
  readonly service_name: string | null;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  /** How many were charged. */
  readonly units: number;
}

/** Pairs the extras of a period with those of the previous one, like services. */
export const soldItems = (now: readonly ItemGroup[], before: readonly ItemGroup[] | null): ComparedGroup<ItemGroup>[] =>
  // An extra that was booked in the previous period only has no units in this one.
  comparedGroups(now, before).map((group) => (group.bookings === 0 ? { ...group, units: 0 } : group));
