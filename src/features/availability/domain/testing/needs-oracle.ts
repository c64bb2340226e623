import type { AvailabilityFacts } from '../facts.ts';
import type { Reason } from './claims-oracle.ts';

type Lanes = NonNullable<AvailabilityFacts['needs']>[number];

/** Tries every choice of one lane per need: whether one of them uses free lanes only, and each once. */
const someCombination = (needs: readonly Lanes[], isFree: (lane: Lanes[number]) => boolean): boolean => {
  let choices: number[][] = [[]];
  for (const lanes of needs) {
    choices = choices.flatMap((some) => lanes.filter(isFree).map(({ id }) => [...some, id]));
  }
  return choices.some((lanes) => new Set(lanes).size === lanes.length);
};

/** What a rule says against a start of one resource: a photographer, or a lane that the session needs. */
export interface ResourceRules {
  /** Sessions, time off and daily limits. */
  readonly claims: (resource: Lanes[number]) => Reason[];
  /** Hours of its own; null: it has none on that date. */
  readonly ownHours: (resource: Pick<Lanes[number], 'own'>) => Reason[] | null;
  readonly studioHours: () => Reason[];
  readonly kept: (resource: Lanes[number]) => Reason[];
}

/**
 * The reasons against a start from what the session needs besides the photographer. A resource without hours of its own
 * follows the studio. Where the photographer follows it too, its hours are a reason of the session, not of each lane.
 */
export const reasonsOfNeeds = (
  { needs, own }: Pick<AvailabilityFacts, 'needs' | 'own'>,
  { claims, ownHours, studioHours, kept }: ResourceRules,
): Reason[] => {
  if (!needs?.length) return [];
  if (!someCombination(needs, () => true)) return ['no_resource:'];
  const hasSaidStudioHours = ownHours({ own }) === null;
  const hoursOf = (lane: Lanes[number]): Reason[] => ownHours(lane) ?? (hasSaidStudioHours ? [] : studioHours());
  const against = new Map(needs.flat().map((lane) => [lane.id, [...claims(lane), ...hoursOf(lane), ...kept(lane)]]));
  if (someCombination(needs, ({ id }) => against.get(id)?.length === 0)) return [];
  return [...against].flatMap(([id, reasons]) => reasons.map((reason): Reason => `${reason}@${id}`));
};

/** The lanes that are the only ones of a need. */
export const withoutAlternative = (needs: AvailabilityFacts['needs'] = []): Lanes =>
  needs.filter((lanes) => lanes.length === 1).flat();
