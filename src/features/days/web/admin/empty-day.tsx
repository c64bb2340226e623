import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { useDayTexts } from './use-day-texts.ts';

/** Shown for a day without sessions that could be cancelled. */
export const EmptyDay = () => {
  const t = useDayTexts();
  return <EmptyState level="h3" title={t('day.empty')} text={t('day.emptyText')} />;
};
