import { canSatisfy } from '#features/resources/domain/combination.ts';
import type { LaneTimes } from '../facts.ts';

/** The lanes that the needs of a session may use, each once, and the needs as indexes into them. */
export interface LanePlan<Lane> {
  readonly lanes: readonly Lane[];
  readonly needs: readonly (readonly number[])[];
}

export function lanePlanOf<Lane>(
  needs: readonly (readonly LaneTimes[])[],
  prepare: (lane: LaneTimes) => Lane,
): LanePlan<Lane> {
  const indexOf = new Map<number, number>();
  const lanes: Lane[] = [];
  const indexed = needs.map((candidates) =>
    candidates.map((lane) => {
      const known = indexOf.get(lane.id);
      if (known !== undefined) return known;
      indexOf.set(lane.id, lanes.length);
      return lanes.push(prepare(lane)) - 1;
    }),
  );
  return { lanes, needs: indexed };
}

/** Whether every need can have a lane of its own among those that `isFree` (by index). */
export function isSatisfied({ needs }: LanePlan<unknown>, isFree: (lane: number) => boolean): boolean {
  const [only] = needs;
  if (needs.length === 1) return only?.some(isFree) ?? true;
  return canSatisfy(needs.map((lanes) => lanes.filter(isFree)));
}
