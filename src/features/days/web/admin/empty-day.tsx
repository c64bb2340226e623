import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { daysAdminTexts } from '../../texts/admin-handle.ts';

/** Shown for a day without sessions that could be cancelled. */
export const EmptyDay = () => {
  const t = useTexts(daysAdminTexts);
  return <EmptyState level="h3" title={t('day.empty')} text={t('day.emptyText')} />;
};
