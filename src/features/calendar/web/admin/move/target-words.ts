import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { timeText } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { Target } from '../../../domain/move.ts';

/** Describes a target: 'Dienstag, 3. März 2026, 10:15, Anna Lindner'. */
export const useTargetWords = (): ((target: Target) => string) => {
  const { language } = useLanguage();
  const nameOf = useColumnName();
  return ({ date, minute, ...column }) =>
    [formatLongDate(date, language), timeText(minute), nameOf(column)].filter(Boolean).join(', ');
};

/** Returns the name of the room of a place, or of its photographer. */
export const useColumnName = (): ((column: Pick<Target, 'photographer_id' | 'resource_id'>) => string) => {
  const { language } = useLanguage();
  const photographers = usePhotographers().data;
  const resources = useResources().data;
  return ({ photographer_id, resource_id }) => {
    const resource = resources?.find(({ id }) => id === resource_id);
    return resource
      ? inLanguage(resource, 'name', language)
      : (photographers?.find(({ id }) => id === photographer_id)?.name ?? '');
  };
};
