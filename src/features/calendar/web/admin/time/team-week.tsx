import { useMemo } from 'react';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { formatLongDate, shortWeekdayName } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { type DayLayout, layoutWeek } from '../../../domain/month-layout.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { EventChip } from '../event-chip.tsx';
import { ClosedWord, isClosed } from '../month/month-view.tsx';
import { useMoving } from '../move/moving.ts';
import type { Hours } from '../session/use-hours.ts';
import { AwayDay } from '../time-off/absent.tsx';
import { isCancelled, type TimedEvent } from '../use-calendar.ts';
import type { usePeople } from './use-people.ts';
import type { TimeViewProps } from './week-view.tsx';

/** The maximum number of time columns that stay readable side by side. */
export const mostSideBySide = 4;

interface TeamWeekProps extends Pick<TimeViewProps, 'dates' | 'events' | 'today' | 'marked' | 'onOpen' | 'onShowDay'> {
  readonly people: ReturnType<typeof usePeople>;
  readonly hours: Hours;
}

/** A week of many photographers: one row each, for an overview of who works when. */
export const TeamWeek = ({ people, events, ...week }: TeamWeekProps) => {
  const t = useTexts(calendarTexts);
  const { dates } = week;
  const rows = useMemo(() => {
    return people.all.map(({ id, name }) => ({
      id,
      name,
      days: layoutWeek(
        dates,
        events.filter(({ view }) => view.photographer_id === id),
        isCancelled,
      ),
    }));
  }, [people.all, events, dates]);
  return (
    <div className="card overflow-x-auto">
      <table data-team-week="" className="w-full min-w-4xl table-fixed border-collapse">
        <caption className="sr-only">{t('calendar.teamWeek')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="w-36 px-3 py-2 text-left text-sm font-medium text-muted">
              {t('calendar.photographer')}
            </th>
            {dates.map((date) => (
              <DayHead key={date} date={date} {...week} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, days }) => (
            <tr key={id} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-3 py-2 text-left align-top text-sm font-semibold break-words hyphens-auto">
                {name}
              </th>
              {days.map((day) => (
                <DayCell key={day.date} day={day} who={id} {...week} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type OfDay = Omit<TeamWeekProps, 'people' | 'events'>;

const DayHead = ({ date, hours, today, onShowDay }: OfDay & { readonly date: string }) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const label = t('calendar.openDay', formatLongDate(date, language));
  return (
    <th scope="col" className="border-l border-line p-1 text-left font-normal">
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-current={date === today ? 'date' : undefined}
        onClick={() => onShowDay(date)}
        className={classNames(
          'tabular inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-field px-2 text-sm font-medium hover:bg-accent-soft hover:text-accent-text',
          date === today ? 'bg-accent text-accent-ink' : 'text-muted',
        )}
      >
        <span className="first-letter:uppercase">{shortWeekdayName(weekdayOf(date), language)}</span>
        {Number(date.slice(8))}
      </button>
      <div className="truncate px-2 empty:hidden">
        <ClosedWord hours={hours.studio.get(date)} />
      </div>
    </th>
  );
};

const DayCell = ({
  day,
  who,
  hours,
  marked,
  onOpen,
}: OfDay & { readonly day: DayLayout<TimedEvent>; readonly who: string }) => {
  const isTarget = useMoving((state) => state?.target.date === day.date);
  const own = hours.of(who).get(day.date);
  return (
    <td
      data-drop-date={day.date}
      className={classNames(
        'relative border-l border-line py-1 align-top',
        isClosed(own) && 'hatched',
        isTarget && 'bg-accent-soft',
      )}
    >
      <AwayDay date={day.date} hours={own} who={who} />
      <div className="grid gap-0.5">
        {day.rows.map(
          (segment) =>
            segment && (
              <EventChip
                key={segment.event.view.id}
                event={segment.event}
                kind={segment.kind}
                marked={segment.event.view.id === marked}
                onOpen={onOpen}
              />
            ),
        )}
      </div>
    </td>
  );
};
