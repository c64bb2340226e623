import { useTexts } from '#shared/web/texts.tsx';
import type { DateExceptionView } from '../../../exceptions-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';

/** The hours of an exception as a text. */
export const useHoursText = (): ((exception: DateExceptionView) => string) => {
  const t = useTexts(hoursTexts);
  return ({ is_working, start_time, end_time, break_enabled, break_start, break_end }) => {
    if (!is_working) return t('week.closed');
    const hours = `${start_time}–${end_time}`;
    return break_enabled ? t('exceptions.withBreak', { hours, pause: `${break_start}–${break_end}` }) : hours;
  };
};
