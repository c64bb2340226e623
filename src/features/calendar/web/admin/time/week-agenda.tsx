import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { layoutWeek } from '../../../domain/month-layout.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { DayEvents } from '../month/month-agenda.tsx';
import { ClosedWord } from '../month/month-view.tsx';
import type { HoursByDate } from '../session/use-hours.ts';
import { isCancelled, type TimedEvent } from '../use-calendar.ts';

interface WeekAgendaProps {
  readonly dates: readonly string[];
  readonly today: string;
  readonly events: readonly TimedEvent[];
  readonly hours: HoursByDate;
  readonly onOpen: (event: TimedEvent) => void;
  /** Absent where nothing can be booked. */
  readonly onCreate?: (date: string) => void;
  readonly onShowDay: (date: string) => void;
}

/** A week for a narrow screen: its days one below the other, each with its events. */
export const WeekAgenda = ({ dates, today, events, hours, onOpen, onCreate, onShowDay }: WeekAgendaProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const days = useMemo(() => layoutWeek(dates, events, isCancelled), [dates, events]);
  return (
    <div className="grid gap-3">
      {days.map(({ date, rows }) => {
        const label = formatLongDate(date, language);
        return (
          <section key={date} data-date={date} aria-label={label} className="card p-3">
            <div className="mb-2 flex items-center gap-2">
              <h3 className="min-w-0 flex-1">
                <button
                  type="button"
                  aria-current={date === today ? 'date' : undefined}
                  onClick={() => onShowDay(date)}
                  className={classNames(
                    'min-h-control cursor-pointer text-left font-semibold first-letter:uppercase hover:underline',
                    date === today && 'text-accent-text',
                  )}
                >
                  {label}
                </button>
              </h3>
              <ClosedWord hours={hours.get(date)} />
              {onCreate && (
                <Button look="secondary" aria-label={t('calendar.createOn', label)} onClick={() => onCreate(date)}>
                  <Plus size={18} aria-hidden="true" />
                </Button>
              )}
            </div>
            <DayEvents segments={rows.filter((row) => row !== undefined)} onOpen={onOpen} />
          </section>
        );
      })}
    </div>
  );
};
