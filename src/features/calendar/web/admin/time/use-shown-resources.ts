import { useMemo } from 'react';
import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { noResource } from '../../../domain/move.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { isCancelled, type TimedEvent } from '../use-calendar.ts';

export interface ShownResource {
  readonly id: string;
  readonly name: string;
}

interface Resources {
  readonly isLoading: boolean;
  /** Whether the studio has any that sessions may use. */
  readonly isAnyActive: boolean;
  /**
   * The active resources in the order of the studio, inactive ones with sessions, and one entry for the sessions that
   * use none if there are some.
   */
  readonly all: readonly ShownResource[];
  /** The resources with a visible column: all if they fit, else the chosen or the first one. */
  readonly shown: readonly ShownResource[];
}

/** Returns the resources of a day, in the order of their columns. */
export const useShownResources = (events: readonly TimedEvent[], chosen: string, wide: boolean): Resources => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const { data: resources, isPending } = useResources();
  const rest = t('columns.none');
  return useMemo(() => {
    const sessions = events.filter((event) => event.view.type === 'booking' && !isCancelled(event));
    const used = new Set(sessions.flatMap(({ view }) => view.resource_ids));
    const listed = (resources ?? []).filter(({ id, active }) => active || used.has(id));
    const all = listed.map((one) => ({ id: one.id, name: inLanguage(one, 'name', language) }));
    if (sessions.some((event) => usesNone(event, all))) all.push({ id: noResource, name: rest });
    const one = all.filter(({ id }) => id === chosen);
    const first = one.length > 0 ? one : all.slice(0, 1);
    return { isLoading: isPending, isAnyActive: listed.some(({ active }) => active), all, shown: wide ? all : first };
  }, [events, resources, language, rest, chosen, wide, isPending]);
};

/** Whether a session uses none of some resources; a second photographer has no column here. */
export const usesNone = ({ view: { resource_ids } }: TimedEvent, of: readonly ShownResource[]): boolean =>
  !of.some(({ id }) => resource_ids.includes(id));
