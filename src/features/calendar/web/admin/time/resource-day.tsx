import { type ReactNode, useMemo } from 'react';
import { useResourceTimeOff } from '#features/hours/web/parts/admin/use-resource-time-off.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { layoutDay } from '../../../domain/day-layout.ts';
import { noResource } from '../../../domain/move.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { ClosedWord } from '../month/month-view.tsx';
import type { Hours } from '../session/use-hours.ts';
import { AwayPeople } from '../time-off/absent.tsx';
import { isBehind, isCancelled } from '../use-calendar.ts';
import { ColumnTabs } from './column-choice.tsx';
import { TimeGrid } from './time-grid.tsx';
import { type ShownResource, usesNone } from './use-shown-resources.ts';
import type { TimeViewProps } from './week-view.tsx';

interface ResourceDayProps extends Omit<TimeViewProps, 'dates' | 'hours' | 'onShowDay'> {
  readonly date: string;
  readonly hours: Hours;
  /** The resources of the day, and those of them that have a column. */
  readonly all: readonly ShownResource[];
  readonly shown: readonly ShownResource[];
  readonly wide: boolean;
  /** Chooses whether the columns are photographers or resources. */
  readonly choice: ReactNode;
  /** Explains the marks of the photographers. */
  readonly legend: ReactNode;
  readonly onResource: (id: string) => void;
}

/** A day, a column per room or other resource; a session that uses several is in each of theirs. */
export const ResourceDay = ({
  date,
  events,
  hours,
  all,
  shown,
  wide,
  choice,
  legend,
  onResource,
  ...grid
}: ResourceDayProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const sessions = useMemo(
    () => events.filter((event) => ['booking', 'campaign'].includes(event.view.type) && !isCancelled(event)),
    [events],
  );
  const day = formatLongDate(date, language);
  const columns = shown.map(({ id, name }) => ({
    key: id,
    date,
    photographer_id: '',
    resource_id: id,
    label: t('calendar.columnOf', { date: day, name }),
    hours: hours.of(id).get(date),
    day: layoutDay(
      date,
      sessions.filter((event) => (id === noResource ? usesNone(event, all) : event.view.resource_ids.includes(id))),
      isBehind,
    ),
    head: <h3 className="line-clamp-2 px-1 text-sm leading-tight font-semibold break-words hyphens-auto">{name}</h3>,
  }));
  const away = useOutOfUse(date, shown);
  return (
    <AwayPeople value={away}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <ClosedWord hours={hours.studio.get(date)} />
        {!wide && <ColumnTabs all={all} shown={shown[0]?.id} onChoose={onResource} />}
        {legend}
        {choice}
      </div>
      <TimeGrid {...grid} columns={columns} hourHeight={wide ? 52 : 88} narrowest={wide ? 9 : 12} />
    </AwayPeople>
  );
};

/** Returns the times at which the shown resources are out of use, in the format of photographers' absences. */
const useOutOfUse = (date: string, shown: readonly ShownResource[]) => {
  const off = useResourceTimeOff({ date_from: date, date_to: date }).data;
  return useMemo(
    () => ({
      absences: (off ?? []).map(({ resource_id, start, end }) => ({
        photographer_id: resource_id,
        start: epochOf(start),
        end: epochOf(end),
      })),
      people: shown.map(({ id }) => id),
    }),
    [off, shown],
  );
};
