import { CalendarOff, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { formatLongDate, formatTime, shortWeekdayName } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { type DayLayout, gridOf, layoutWeeks, type Segment } from '../../../domain/month-layout.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { colourOf, EventIcon, frameOf, useEventWords } from '../event-chip.tsx';
import type { DayHours } from '../session/use-hours.ts';
import { AwayDay } from '../time-off/absent.tsx';
import type { TimeOffPreset } from '../time-off/time-off-entry.ts';
import { isCancelled, type TimedEvent } from '../use-calendar.ts';
import { ClosedWord, isClosed, type MonthProps } from './month-view.tsx';

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

interface MonthAgendaProps extends Omit<MonthProps, 'onShowDay'> {
  readonly onAbsent?: (at: TimeOffPreset) => void;
}

/** A month for a narrow screen: days with dots, and below them the chosen day in full. */
export const MonthAgenda = ({ month, today, events, hours, onOpen, onCreate, onAbsent }: MonthAgendaProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const weeks = useMemo(() => layoutWeeks(gridOf(month), events, isCancelled), [month, events]);
  const date = chosen?.startsWith(month) ? chosen : today.startsWith(month) ? today : `${month}-01`;
  const shown = segmentsOf(weeks.flat().find((day) => day.date === date)?.rows ?? []);
  return (
    <>
      <div className="card p-2">
        <div aria-hidden="true" className="grid grid-cols-7 pb-1 text-center text-sm text-muted">
          {weekdays.map((weekday) => (
            <span key={weekday} className="first-letter:uppercase">
              {shortWeekdayName(weekday, language)}
            </span>
          ))}
        </div>
        <div className="grid grid-cols-7">
          {weeks.flat().map((day) => (
            <DayButton
              key={day.date}
              day={day}
              hours={hours.get(day.date)}
              chosen={day.date === date}
              today={day.date === today}
              outside={!day.date.startsWith(month)}
              onChoose={() => setChosen(day.date)}
            />
          ))}
        </div>
      </div>
      <div className="mt-4 mb-2 flex items-center justify-between gap-3">
        <h2 className="flex-1 font-semibold first-letter:uppercase">{formatLongDate(date, language)}</h2>
        <ClosedWord hours={hours.get(date)} />
        {onCreate && (
          <Button
            look="secondary"
            aria-label={t('calendar.createOn', formatLongDate(date, language))}
            onClick={() => onCreate(date)}
          >
            <Plus size={18} aria-hidden="true" />
          </Button>
        )}
        {onAbsent && (
          <IconButton
            label={t('timeOff.of', formatLongDate(date, language))}
            icon={CalendarOff}
            className="border border-control"
            onClick={() => onAbsent({ date })}
          />
        )}
      </div>
      <DayEvents segments={shown} onOpen={onOpen} />
    </>
  );
};

const segmentsOf = (rows: readonly (Segment<TimedEvent> | undefined)[]) => rows.filter((row) => row !== undefined);

interface DayButtonProps {
  readonly day: DayLayout<TimedEvent>;
  readonly hours: DayHours | undefined;
  readonly chosen: boolean;
  readonly today: boolean;
  /** Whether the day belongs to another month. */
  readonly outside: boolean;
  readonly onChoose: () => void;
}

const DayButton = ({ day, hours, chosen, today, outside, onChoose }: DayButtonProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  return (
    <button
      type="button"
      data-date={day.date}
      aria-pressed={chosen}
      aria-label={[
        t('calendar.showDay', {
          date: formatLongDate(day.date, language),
          events: segmentsOf(day.rows).length,
        }),
        isClosed(hours) && t('calendar.closed'),
      ]
        .filter(Boolean)
        .join(', ')}
      data-closed={isClosed(hours) || undefined}
      onClick={onChoose}
      className={classNames(
        'relative grid h-12 cursor-pointer content-center justify-items-center gap-1 rounded-field',
        isClosed(hours) && 'hatched',
        chosen && 'bg-accent-soft',
        today && 'font-bold text-accent-text',
        outside && 'text-muted',
      )}
    >
      <AwayDay date={day.date} hours={hours} />
      <span className="tabular relative leading-none">{Number(day.date.slice(8))}</span>
      <span aria-hidden="true" className="relative flex h-1.5 gap-0.5">
        {segmentsOf(day.rows)
          .slice(0, 4)
          .map(({ event }) => (
            <span
              key={event.view.id}
              className={classNames('size-1.5 rounded-full ring-1 ring-current', colourOf(event.view))}
            />
          ))}
      </span>
    </button>
  );
};

interface DayEventsProps {
  readonly segments: readonly Segment<TimedEvent>[];
  readonly onOpen: (event: TimedEvent) => void;
}

/** The events of one day as a list. */
export const DayEvents = ({ segments, onOpen }: DayEventsProps) => {
  const t = useTexts(calendarTexts);
  const words = useEventWords();
  if (segments.length === 0) return <p className="text-muted">{t('calendar.nothing')}</p>;
  return (
    <ul className="grid gap-2">
      {segments.map(({ event }) => {
        const off = event.view.type === 'timeoff';
        return (
          <li key={event.view.id}>
            <button
              type="button"
              aria-label={words(event).long}
              data-event={event.view.id}
              data-clash={event.clashes || undefined}
              onClick={() => onOpen(event)}
              className={classNames(
                'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-left',
                colourOf(event.view),
                frameOf(event),
              )}
            >
              <EventIcon event={event} size={16} />
              <span className="min-w-0">
                <span className="tabular block font-semibold">
                  {off
                    ? words(event).short
                    : `${formatTime(event.start)}–${formatTime(event.end)} ${words(event).title}`}
                </span>
                {!off && (
                  <span className="block text-sm">
                    {words(event).detail} · {event.view.photographer_name}
                  </span>
                )}
                {event.clashes && <span className="block text-sm font-semibold">{t('event.clash')}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
