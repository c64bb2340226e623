import { useMemo } from 'react';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { formatLongDate, shortWeekdayName } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { layoutDay } from '../../../domain/day-layout.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { ClosedWord } from '../month/month-view.tsx';
import type { HoursByDate } from '../session/use-hours.ts';
import { isBehind, type TimedEvent } from '../use-calendar.ts';
import { TimeGrid, type TimeGridProps } from './time-grid.tsx';

export interface TimeViewProps extends Omit<TimeGridProps, 'columns' | 'hourHeight' | 'narrowest'> {
  readonly dates: readonly string[];
  readonly events: readonly TimedEvent[];
  readonly hours: HoursByDate;
  readonly onShowDay: (date: string) => void;
}

/** A week, a column per day. */
export const WeekView = ({ dates, events, hours, onShowDay, ...grid }: TimeViewProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const days = useMemo(() => dates.map((date) => layoutDay(date, events, isBehind)), [dates, events]);
  const columns = dates.map((date, index) => {
    const weekday = weekdayOf(date);
    const label = formatLongDate(date, language);
    return {
      key: date,
      date,
      photographer_id: '',
      label,
      hours: hours.get(date),
      day: days[index] ?? { whole: [], blocks: [] },
      head: (
        <>
          <button
            type="button"
            aria-label={t('calendar.openDay', label)}
            title={t('calendar.openDay', label)}
            aria-current={date === grid.today ? 'date' : undefined}
            onClick={() => onShowDay(date)}
            className={classNames(
              'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-field px-1.5 text-sm font-medium hover:bg-accent-soft hover:text-accent-text',
              weekday > 5 ? 'text-accent-text' : 'text-muted',
            )}
          >
            <span className="first-letter:uppercase">{shortWeekdayName(weekday, language)}</span>
            <span
              className={classNames(
                'tabular grid size-7 place-items-center rounded-full text-base',
                date === grid.today ? 'bg-accent text-accent-ink' : 'text-ink',
              )}
            >
              {Number(date.slice(8))}
            </span>
          </button>
          <div className="h-5 truncate">
            <ClosedWord hours={hours.get(date)} />
          </div>
        </>
      ),
    };
  });
  return <TimeGrid {...grid} columns={columns} hourHeight={52} narrowest={6.5} />;
};
