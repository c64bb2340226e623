import type { AdminPhotographer } from '#features/photographers/contract.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import type { TimedEvent } from '../use-calendar.ts';

interface People {
  /** The active photographers, and inactive ones with events in the calendar. */
  readonly all: readonly AdminPhotographer[];
  /** The photographers with a visible column: the chosen one, all if they fit, else the first one. */
  readonly shown: readonly AdminPhotographer[];
}

/** Returns the photographers of a day, in the order of their columns. `chosen`: an id, or '' for all. */
export const usePeople = (events: readonly TimedEvent[], chosen: string, wide: boolean): People => {
  const busy = new Set(events.map(({ view }) => view.photographer_id));
  const all = (usePhotographers().data ?? []).filter(({ id, is_active }) => is_active || busy.has(id));
  const one = all.filter(({ id }) => id === chosen);
  return { all, shown: one.length > 0 ? one : wide ? all : all.slice(0, 1) };
};
