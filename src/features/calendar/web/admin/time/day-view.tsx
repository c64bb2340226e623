import { CalendarOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { layoutDay } from '../../../domain/day-layout.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { ClosedWord } from '../month/month-view.tsx';
import type { Hours } from '../session/use-hours.ts';
import type { TimeOffPreset } from '../time-off/time-off-entry.ts';
import { isBehind, type TimedEvent } from '../use-calendar.ts';
import { ColumnTabs } from './column-choice.tsx';
import { TimeGrid } from './time-grid.tsx';
import type { usePeople } from './use-people.ts';
import type { TimeViewProps } from './week-view.tsx';

export interface DayViewProps extends Omit<TimeViewProps, 'dates' | 'hours' | 'onShowDay'> {
  readonly date: string;
  readonly hours: Hours;
  readonly people: ReturnType<typeof usePeople>;
  readonly wide: boolean;
  /** Chooses whether the columns are photographers or resources, if the studio has resources. */
  readonly choice: ReactNode;
  readonly onPhotographer: (id: string) => void;
  readonly onAbsent: (at: TimeOffPreset) => void;
}

const empty = { whole: [], blocks: [] };

/** A day, a column per photographer; on a narrow screen one of them at a time. */
export const DayView = ({
  date,
  events,
  hours,
  people,
  wide,
  choice,
  onPhotographer,
  onAbsent,
  ...grid
}: DayViewProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const { all, shown } = people;
  const days = useMemo(() => {
    const whose = new Map<string, TimedEvent[]>();
    for (const event of events) {
      const { photographer_id } = event.view;
      whose.set(photographer_id, [...(whose.get(photographer_id) ?? []), event]);
    }
    return new Map([...whose].map(([id, theirs]) => [id, layoutDay(date, theirs, isBehind)]));
  }, [date, events]);
  const day = formatLongDate(date, language);
  const columns = shown.map(({ id, name }) => ({
    key: id,
    date,
    photographer_id: id,
    label: t('calendar.columnOf', { date: day, name }),
    hours: hours.of(id).get(date),
    day: days.get(id) ?? empty,
    head: (
      <div className="flex items-center justify-center">
        <h3 className="line-clamp-2 min-w-0 px-1 text-sm leading-tight font-semibold break-words hyphens-auto">
          {name}
        </h3>
        <IconButton
          label={t('timeOff.of', name)}
          icon={CalendarOff}
          size={15}
          className="-my-2"
          onClick={() => onAbsent({ photographer_id: id, date })}
        />
      </div>
    ),
  }));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <ClosedWord hours={hours.studio.get(date)} />
        {!wide && <ColumnTabs all={all} shown={shown[0]?.id} onChoose={onPhotographer} />}
        {choice}
      </div>
      {columns.length === 0 ? (
        <p className="card p-4 text-muted">{t('calendar.nobody')}</p>
      ) : (
        <TimeGrid {...grid} columns={columns} hourHeight={wide ? 52 : 88} narrowest={wide ? 9 : 12} />
      )}
    </>
  );
};
