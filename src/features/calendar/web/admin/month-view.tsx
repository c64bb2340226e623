import type { Weekday } from '#shared/kernel/calendar-date.ts';
import { formatLongDate, shortWeekdayName, weekdayName } from '#shared/kernel/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { type DayLayout, gridOf, layoutWeek } from '../../domain/month-layout.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { EventChip } from './event-chip.tsx';
import type { TimedEvent } from './use-calendar.ts';

export interface MonthProps {
  /** 'yyyy-MM' */
  readonly month: string;
  readonly today: string;
  readonly events: readonly TimedEvent[];
  /** The event the address names (AMB-058). */
  readonly marked: string | undefined;
  readonly onOpen: (event: TimedEvent) => void;
  readonly onCreate: (date: string) => void;
  readonly onShowDay: (date: string) => void;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const mostRows = 4;

/** A month as a table of weeks, Monday first, with what happens on each day. */
export const MonthView = (props: MonthProps) => {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  return (
    <div className="card overflow-hidden">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('calendar.hint')}</caption>
        <thead>
          <tr className="border-b border-line">
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekdayName(weekday, language)}
                className={classNames('py-2 text-sm font-medium', weekday > 5 ? 'text-accent-text' : 'text-muted')}
              >
                <span className="inline-block first-letter:uppercase">{shortWeekdayName(weekday, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridOf(props.month).map((week) => (
            <tr key={week[0]} className="border-b border-line last:border-b-0">
              {layoutWeek(week, props.events).map((day) => (
                <DayCell key={day.date} day={day} {...props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const DayCell = ({
  day,
  month,
  today,
  marked,
  onOpen,
  onCreate,
  onShowDay,
}: MonthProps & { day: DayLayout<TimedEvent> }) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const { date, rows } = day;
  const shown = rows.length > mostRows ? rows.slice(0, mostRows - 1) : rows;
  const hidden = rows.slice(shown.length).filter(Boolean).length;
  const create = t('calendar.createOn', formatLongDate(date, language));
  return (
    <td
      data-date={date}
      data-today={date === today || undefined}
      onDoubleClick={() => onCreate(date)}
      className={classNames(
        'h-32 border-r border-line align-top last:border-r-0',
        date.startsWith(month) ? '' : 'bg-ground',
      )}
    >
      <button
        type="button"
        aria-label={create}
        title={create}
        onClick={() => onCreate(date)}
        className={classNames(
          'tabular m-1 grid size-7 cursor-pointer place-items-center rounded-full text-sm font-medium hover:bg-accent-soft hover:text-accent-text',
          date === today && 'bg-accent text-accent-ink',
          !date.startsWith(month) && 'text-muted',
        )}
      >
        {Number(date.slice(8))}
      </button>
      <div className="grid gap-0.5 pb-1">
        {shown.map((segment, row) =>
          segment ? (
            <EventChip
              key={segment.event.view.id}
              event={segment.event}
              kind={segment.kind}
              marked={segment.event.view.id === marked}
              onOpen={() => onOpen(segment.event)}
            />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a free row has no other name
            <span key={row} className="h-6" />
          ),
        )}
        {hidden > 0 && (
          <button
            type="button"
            onClick={() => onShowDay(date)}
            onDoubleClick={(doubled) => doubled.stopPropagation()}
            className="mx-1 min-h-6 cursor-pointer rounded-md px-1.5 text-left text-sm text-muted hover:text-ink hover:underline"
          >
            {t('calendar.more', hidden)}
          </button>
        )}
      </div>
    </td>
  );
};
