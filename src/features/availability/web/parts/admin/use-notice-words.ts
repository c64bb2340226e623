import type { MinimumNotice } from '#features/services/domain/notice.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { availabilityAdminTexts } from '../../../texts/admin-handle.ts';

/** Describes the minimum notice of a service; null is the studio's. */
export const useNoticeWords = (): ((notice: MinimumNotice | null) => string) => {
  const t = useTexts(availabilityAdminTexts);
  return (notice) => {
    if (!notice) return t('notice.words.studio');
    const open = notice.in_opening_hours;
    return notice.kind === 'hours'
      ? t('notice.words.hours', { hours: notice.hours, open })
      : t('notice.words.day_before', { until: notice.until, open });
  };
};
