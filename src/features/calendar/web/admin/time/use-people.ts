import type { AdminPhotographer } from '#features/photographers/contract.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import type { TimedEvent } from '../use-calendar.ts';

interface People {
  /** Who works here, and who has something in the calendar although he does not any more. */
  readonly all: readonly AdminPhotographer[];
  /** Whose columns are shown: the chosen one's, everybody's where there is room, else the first one's. */
  readonly shown: readonly AdminPhotographer[];
}

/** The photographers of a day, in the order of their columns. `chosen`: an id, or '' for everybody. */
export const usePeople = (events: readonly TimedEvent[], chosen: string, wide: boolean): People => {
  const busy = new Set(events.map(({ view }) => view.photographer_id));
  const all = (usePhotographers().data ?? []).filter(({ id, is_active }) => is_active || busy.has(id));
  const one = all.filter(({ id }) => id === chosen);
  return { all, shown: one.length > 0 ? one : wide ? all : all.slice(0, 1) };
};
