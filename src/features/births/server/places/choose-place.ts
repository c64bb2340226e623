import type { BirthWindow } from '#features/services/domain/birth-window.ts';
import type { Database } from '#shared/server/database/database.ts';
import { lockWeek, takenPlaces } from '../store.ts';

interface Wish {
  readonly photographer_id: string;
  readonly week: string;
  /** The booking that has a place already. */
  readonly except?: string;
}

/**
 * Returns the lowest free number of a week, and whether it is above the plan of the studio. The caller's transaction
 * holds the lock of the week from here on.
 */
export const choosePlace = async (
  trx: Database,
  { photographer_id, week, except }: Wish,
  { places_per_week }: BirthWindow,
): Promise<{ readonly place: number; readonly above_plan: boolean }> => {
  await lockWeek(trx, photographer_id, week);
  const taken = new Set((await takenPlaces(trx, [photographer_id], [week], except)).map(({ place }) => place));
  let place = 1;
  while (taken.has(place)) place++;
  return { place, above_plan: place > places_per_week };
};
