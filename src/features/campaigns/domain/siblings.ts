import type { Item } from '#features/services/domain/extras/booked-item.ts';
import { childrenName } from '../texts/children-name.ts';
import { campaignLimits } from './campaign-spots.ts';
import type { SpotState } from './campaign-state.ts';

interface Stated {
  readonly id: string;
  readonly state: SpotState;
}

/**
 * Returns a spot and those that follow it, one for each child; undefined if there are not that many or one of them is not
 * free. `spots`: all of the campaign, in the order of their starts.
 */
export const spotsInRow = <Spot extends Stated>(
  spots: readonly Spot[],
  id: string,
  children: number,
): readonly Spot[] | undefined => {
  const index = spots.findIndex((spot) => spot.id === id);
  const row = index < 0 ? [] : spots.slice(index, index + children);
  return row.length === children && row.every(({ state }) => state === 'free') ? row : undefined;
};

/** How many further children can follow right after a free spot; 0 if it is not free. */
export const siblingsAfter = (spots: readonly Stated[], id: string): number => {
  for (let siblings = campaignLimits.siblings.max; siblings > 0; siblings--) {
    if (spotsInRow(spots, id, siblings + 1)) return siblings;
  }
  return 0;
};

/** What is charged and how long it takes per child; cents and minutes. */
interface PerChild {
  readonly session_min: number;
  readonly break_min: number;
  readonly sibling_price_cents: number;
}

/** The line of a booking for several children: the first is its session, each further one adds a spot and the break before it. */
export const childrenItem = ({ session_min, break_min, sibling_price_cents }: PerChild, siblings: number): Item => ({
  kind: 'people',
  option_id: null,
  ...childrenName,
  count: siblings + 1,
  included: 1,
  unit_price_cents: sibling_price_cents,
  unit_minutes: session_min + break_min,
});
