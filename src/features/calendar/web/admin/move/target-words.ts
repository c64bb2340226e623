import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { timeText } from '#shared/kernel/berlin-time.ts';
import { formatLongDate } from '#shared/kernel/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { Target } from '../../../domain/move.ts';

/** Describes a target: 'Dienstag, 3. März 2026, 10:15, Anna Lindner'. */
export const useTargetWords = (): ((target: Target) => string) => {
  const { language } = useLanguage();
  const photographers = usePhotographers().data;
  return ({ date, minute, photographer_id }) =>
    [formatLongDate(date, language), timeText(minute), photographers?.find(({ id }) => id === photographer_id)?.name]
      .filter(Boolean)
      .join(', ');
};
