import { formatDate } from '#shared/kernel/time/format.ts';
import { useTexts } from '../../texts.tsx';
import { adminPartTexts } from '../texts/handle.ts';
import type { DateRange } from './date-range.ts';

/** Formats a period: '01.06.2030 – 05.06.2030', or the text for all time. */
export const useRangeText = (): ((range: DateRange) => string) => {
  const t = useTexts(adminPartTexts);
  return ({ from, to }) => {
    if (from !== null && to !== null) return t('range.between', { from: formatDate(from), to: formatDate(to) });
    if (from !== null) return t('range.since', formatDate(from));
    return to === null ? t('range.whole') : t('range.until', formatDate(to));
  };
};
