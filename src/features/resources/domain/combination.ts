/**
 * Chooses lanes for a session: each need names the lanes any one of which satisfies it, the preferred first, and no
 * lane may satisfy two needs. Needs may share lanes, so the first free lane is not always the right one: whether all
 * needs can be satisfied is a matching.
 */
export type Needs = readonly (readonly number[])[];

/**
 * Returns a distinct lane for each need, or null if there is none. The first need gets the lane it prefers among those
 * that leave one for every other need, then the second, and so on: the same needs always get the same lanes.
 */
export function combinationOf(needs: Needs): number[] | null {
  const chosen: number[] = [];
  for (const [i, lanes] of needs.entries()) {
    const others = needs.slice(i + 1);
    const lane = lanes.find((one) => !chosen.includes(one) && canSatisfy(without(others, [...chosen, one])));
    if (lane === undefined) return null;
    chosen.push(lane);
  }
  return chosen;
}

/** Whether there is a distinct lane for each need. */
export function canSatisfy(needs: Needs): boolean {
  const needOf = new Map<number, number>();
  return needs.every((_, need) => assign(needs, needOf, need, new Set()));
}

/** Gives a need a lane, moving other needs to other lanes where necessary (an augmenting path). */
function assign(needs: Needs, needOf: Map<number, number>, need: number, tried: Set<number>): boolean {
  for (const lane of needs[need] ?? []) {
    if (tried.has(lane)) continue;
    tried.add(lane);
    const holder = needOf.get(lane);
    if (holder === undefined || assign(needs, needOf, holder, tried)) {
      needOf.set(lane, need);
      return true;
    }
  }
  return false;
}

const without = (needs: Needs, taken: readonly number[]): Needs =>
  needs.map((lanes) => lanes.filter((lane) => !taken.includes(lane)));
