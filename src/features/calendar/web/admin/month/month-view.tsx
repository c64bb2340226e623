import { memo, type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { formatLongDate, shortWeekdayName, weekdayName } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { type DayLayout, gridOf, layoutWeeks, weekRoom } from '../../../domain/month-layout.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { EventChip } from '../event-chip.tsx';
import { useMoving } from '../move/moving.ts';
import type { DayHours, HoursByDate } from '../session/use-hours.ts';
import { AwayDay } from '../time-off/absent.tsx';
import { isCancelled, type TimedEvent } from '../use-calendar.ts';

export interface MonthProps {
  /** 'yyyy-MM' */
  readonly month: string;
  readonly today: string;
  readonly events: readonly TimedEvent[];
  readonly hours: HoursByDate;
  /** The event named in the URL. */
  readonly marked: string | undefined;
  readonly onOpen: (event: TimedEvent) => void;
  /** Absent where nothing can be booked. */
  readonly onCreate?: (date: string) => void;
  readonly onShowDay: (date: string) => void;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** A month as a table of weeks, Monday first, with the events of each day. */
export const MonthView = ({ events, hours, ...props }: MonthProps) => {
  const { language } = useLanguage();
  const t = useTexts(calendarTexts);
  const { month } = props;
  const weeks = useMemo(() => layoutWeeks(gridOf(month), events, isCancelled), [month, events]);
  const { height, rows } = useWeekHeight(weeks.length);
  const table = useTodayInView(month);
  return (
    <div ref={table} className="card overflow-hidden">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t(props.onCreate ? 'calendar.hint' : 'calendar.month')}</caption>
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
          {weeks.map((week) => (
            <tr key={week[0]?.date} style={{ height }} className="border-b border-line last:border-b-0">
              {week.map((day, column) => (
                <DayCell
                  key={day.date}
                  day={day}
                  weekend={column > 4}
                  hours={hours.get(day.date)}
                  mostRows={rows}
                  {...props}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface DayCellProps extends Omit<MonthProps, 'events' | 'hours'> {
  readonly day: DayLayout<TimedEvent>;
  readonly weekend: boolean;
  readonly hours: DayHours | undefined;
  /** How many lines fit. */
  readonly mostRows: number;
}

const DayCell = memo(
  ({ day, weekend, hours, mostRows, month, today, marked, onOpen, onCreate, onShowDay }: DayCellProps) => {
    const { date, rows } = day;
    const isTarget = useMoving((state) => state?.target.date === date);
    const shown = rows.slice(0, mostRows);
    const hidden = rows.slice(shown.length).filter(Boolean).length;
    return (
      <td
        data-date={date}
        data-drop-date={date}
        data-today={date === today || undefined}
        data-weekend={weekend || undefined}
        data-closed={isClosed(hours) || undefined}
        data-target={isTarget || undefined}
        onDoubleClick={() => onCreate?.(date)}
        className={classNames(
          'relative border-r border-line align-top last:border-r-0',
          date.startsWith(month) ? '' : 'bg-ground',
          isClosed(hours) && 'hatched',
          isTarget && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent outline-dashed',
        )}
      >
        <AwayDay date={date} hours={hours} />
        <DayHead {...{ date, month, today, hours, hidden, onShowDay }} {...(onCreate && { onCreate })} />
        <div className="grid gap-0.5">
          {shown.map((segment, row) =>
            segment ? (
              <EventChip
                key={segment.event.view.id}
                event={segment.event}
                kind={segment.kind}
                marked={segment.event.view.id === marked}
                onOpen={onOpen}
              />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a free row is identified by its position only
              <span key={row} className="h-6" />
            ),
          )}
        </div>
      </td>
    );
  },
);

interface DayHeadProps extends Pick<MonthProps, 'month' | 'today' | 'onCreate' | 'onShowDay'> {
  readonly date: string;
  readonly hours: DayHours | undefined;
  /** The number of events without a line. */
  readonly hidden: number;
}

/** The number of the day, which creates a booking if that is possible, and the button that shows the events that do not fit. */
const DayHead = ({ date, month, today, hours, hidden, onCreate, onShowDay }: DayHeadProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const create = t('calendar.createOn', formatLongDate(date, language));
  const look = classNames(
    'tabular mx-1 my-px grid size-6 shrink-0 place-items-center rounded-full text-sm font-medium',
    date === today ? 'bg-accent text-accent-ink' : !date.startsWith(month) && 'text-muted',
  );
  return (
    <div className="relative flex items-center gap-1 pr-2">
      {onCreate ? (
        <button
          type="button"
          aria-label={create}
          title={create}
          onClick={() => onCreate(date)}
          className={classNames(look, 'cursor-pointer hover:bg-accent-soft hover:text-accent-text')}
        >
          {Number(date.slice(8))}
        </button>
      ) : (
        <span className={look}>{Number(date.slice(8))}</span>
      )}
      <ClosedWord hours={hours} />
      {hidden > 0 && (
        <button
          type="button"
          onClick={() => onShowDay(date)}
          onDoubleClick={(doubled) => doubled.stopPropagation()}
          className="ml-auto min-h-6 shrink-0 cursor-pointer rounded-md px-1 text-sm whitespace-nowrap text-muted hover:text-ink hover:underline"
        >
          {t('calendar.more', hidden)}
        </button>
      )}
    </div>
  );
};

export const isClosed = (hours: DayHours | undefined): boolean => hours !== undefined && hours.open === undefined;

/** States that a day is closed, with the name of its exception if there is one, or that the photographer does not work. */
export const ClosedWord = ({ hours }: { readonly hours: DayHours | undefined }) => {
  const t = useTexts(calendarTexts);
  if (hours && isClosed(hours) && hours.isOwn) {
    return <span className="min-w-0 truncate text-sm text-muted">{t('calendar.notWorking')}</span>;
  }
  if (!isClosed(hours)) return hours?.name ? <span className="truncate text-sm text-muted">{hours.name}</span> : null;
  return (
    <span className="min-w-0 truncate text-sm text-muted" title={hours?.name}>
      {hours?.name ? t('calendar.closedOn', hours.name) : t('calendar.closed')}
    </span>
  );
};

const onResize = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/**
 * Returns the height of a week of the month, in px, so that all weeks fit into the window, and how many lines that
 * gives.
 */
const useWeekHeight = (weeks: number): { readonly height: number; readonly rows: number } =>
  weekRoom(
    useSyncExternalStore(onResize, () => innerHeight),
    weeks,
  );

/** If the window is too low for the month, the current week is scrolled into view when the month is rendered. */
const useTodayInView = (month: string): RefObject<HTMLDivElement | null> => {
  const grid = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- measured once per month, never while it is shown
  useEffect(() => {
    grid.current?.querySelector('[data-today]')?.scrollIntoView({ block: 'nearest' });
  }, [month]);
  return grid;
};
