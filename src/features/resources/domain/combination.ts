/**
 * Chooses lanes for a session: each need names the lanes any one of which satisfies it, the preferred first, and no
 * lane may satisfy two needs. Needs may share lanes, so the first free lane is not always the right one: whether all
 * needs can be satisfied is a matching.
 */
export type Needs = readonly (readonly number[])[];

/**
 * Returns a distinct lane for each need, all of `required` among them, or null if there is none. The first need gets the
 * lane it prefers among those that leave one for every other need, then the second, and so on: the same needs always get
 * the same lanes.
 */
export function combinationOf(needs: Needs, required: readonly number[] = []): number[] | null {
  const chosen: number[] = [];
  const isPossible = (others: Needs, taken: readonly number[]): boolean => {
    const free = without(others, taken);
    const missing = required.filter((lane) => !taken.includes(lane));
    return canSatisfy(free) && canUse(free, missing);
  };
  for (const [i, lanes] of needs.entries()) {
    const others = needs.slice(i + 1);
    const lane = lanes.find((one) => !chosen.includes(one) && isPossible(others, [...chosen, one]));
    if (lane === undefined) return null;
    chosen.push(lane);
  }
  return required.every((lane) => chosen.includes(lane)) ? chosen : null;
}

/**
 * Whether each of some lanes can satisfy a need of its own. If all needs can be satisfied too, they can be with these
 * lanes among them (the theorem of Mendelsohn and Dulmage).
 */
export function canUse<Lane>(needs: readonly (readonly Lane[])[], lanes: readonly Lane[]): boolean {
  return canSatisfy(lanes.map((lane) => needs.flatMap((candidates, need) => (candidates.includes(lane) ? need : []))));
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
