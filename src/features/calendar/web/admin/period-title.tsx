import { formatDate, formatLongDate, formatMonth, formatShortDate } from '#shared/kernel/time/format.ts';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { datesOf } from '../../domain/calendar-view.ts';
import type { Address } from './use-address.ts';

/** 'März 2030', the dates '4.–10. März', or a day, in full if there is space. */
export const PeriodTitle = ({ view, date }: Pick<Address, 'view' | 'date'>) => {
  const { language } = useLanguage();
  const dates = datesOf(view, date);
  const wide = useWide();
  const title = {
    month: () => formatMonth(date, language),
    week: () => `${formatDate(dates[0] ?? date).slice(0, 6)} – ${formatDate(dates.at(-1) ?? date)}`,
    day: () => (wide ? formatLongDate : formatShortDate)(date, language),
  }[view]();
  return (
    <h2
      aria-live="polite"
      className="tabular text-center text-lg font-semibold first-letter:uppercase max-sm:min-w-0 max-sm:flex-1 max-sm:text-base sm:min-w-36"
    >
      {title}
    </h2>
  );
};
