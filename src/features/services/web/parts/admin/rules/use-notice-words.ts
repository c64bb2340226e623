import { useTexts } from '#shared/web/texts.tsx';
import type { MinimumNotice } from '../../../../domain/notice.ts';
import { serviceRulesTexts } from '../../../../texts/rules-handle.ts';

/** Describes the minimum notice of a service; null is the studio's. */
export const useNoticeWords = (): ((notice: MinimumNotice | null) => string) => {
  const t = useTexts(serviceRulesTexts);
  return (notice) => {
    if (!notice) return t('notice.words.studio');
    const open = notice.in_opening_hours;
    return notice.kind === 'hours'
      ? t('notice.words.hours', { hours: notice.hours, open })
      : t('notice.words.day_before', { until: notice.until, open });
  };
};
