import type { AvailabilityFacts } from '../facts.ts';

type Lanes = NonNullable<AvailabilityFacts['needs']>[number];

/** Tries every choice of one lane per need: whether one of them uses free lanes only, and each once. */
const someCombination = (needs: readonly Lanes[], isFree: (lane: Lanes[number]) => boolean): boolean => {
  let choices: number[][] = [[]];
  for (const lanes of needs) {
    choices = choices.flatMap((some) => lanes.filter(isFree).map(({ id }) => [...some, id]));
  }
  return choices.some((lanes) => new Set(lanes).size === lanes.length);
};

/**
 * The reasons against a start from what the session needs besides the photographer. `claims` returns those of one lane,
 * as for a photographer.
 */
export const reasonsOfNeeds = <Reason extends string>(
  needs: AvailabilityFacts['needs'],
  claims: (lane: Lanes[number]) => Reason[],
): (Reason | 'no_resource:' | `${Reason}@${number}`)[] => {
  if (!needs?.length) return [];
  if (!someCombination(needs, () => true)) return ['no_resource:'];
  const claimsOf = new Map(needs.flat().map((lane) => [lane.id, claims(lane)]));
  if (someCombination(needs, ({ id }) => claimsOf.get(id)?.length === 0)) return [];
  return [...claimsOf].flatMap(([id, reasons]) => reasons.map((reason): `${Reason}@${number}` => `${reason}@${id}`));
};

/** The lanes that are the only ones of a need. */
export const withoutAlternative = (needs: AvailabilityFacts['needs'] = []): Lanes =>
  needs.filter((lanes) => lanes.length === 1).flat();
