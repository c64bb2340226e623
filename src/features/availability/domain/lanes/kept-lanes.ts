import { combinationOf } from '#features/resources/domain/combination.ts';

interface Lane {
  readonly id: number;
  readonly resource_id: string;
}

export interface ServiceLanes {
  /** The lanes of the photographers who offer the service. */
  readonly photographers: readonly Lane[];
  /** For each need of the service the lanes any one of which satisfies it, in the order of the studio. */
  readonly needs: readonly (readonly Lane[])[];
}

/**
 * Returns the lanes (IDs) that a service keeps during its kept hours: those of its photographers, and for each of them
 * one lane per need, the first ones in the order of the studio. So each photographer can have a session after a birth at
 * the same time; further rooms or units stay open to others. A photographer for whom no lanes are left has none kept.
 */
export const keptLanesOf = ({ photographers, needs }: ServiceLanes): Set<number> => {
  const ofNeeds: number[] = [];
  for (const { resource_id: photographer } of photographers) {
    const others = needs.map((lanes) =>
      lanes.filter(({ id, resource_id }) => resource_id !== photographer && !ofNeeds.includes(id)).map(({ id }) => id),
    );
    ofNeeds.push(...(combinationOf(others) ?? []));
  }
  return new Set([...photographers.map(({ id }) => id), ...ofNeeds]);
};
