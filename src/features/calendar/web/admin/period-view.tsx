import { useMemo } from 'react';
import { useNow } from '#shared/web/admin/use-now.ts';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { monthOf } from '#shared/web/month/month-days.ts';
import { MonthAgenda } from './month/month-agenda.tsx';
import { MonthView } from './month/month-view.tsx';
import { MoveArea } from './move/move-area.tsx';
import type { Open } from './opened.tsx';
import type { Hours, HoursByDate } from './session/use-hours.ts';
import { DayByColumns } from './time/day-by-columns.tsx';
import { MarkLegend, PhotographerMarks } from './time/photographer-mark.tsx';
import { mostSideBySide, TeamWeek } from './time/team-week.tsx';
import { usePeople } from './time/use-people.ts';
import { useTimeQuestion } from './time/use-time-question.tsx';
import { WeekAgenda } from './time/week-agenda.tsx';
import { WeekView } from './time/week-view.tsx';
import { AwayPeople, useAwayOf } from './time-off/absent.tsx';
import type { TimeOffPreset } from './time-off/time-off-entry.ts';
import type { Address } from './use-address.ts';
import type { TimedEvent } from './use-calendar.ts';

export const useOpenEvent = (setOpen: (open: Open) => void) =>
  useMemo(() => (event: TimedEvent) => setOpen(openOf(event)), [setOpen]);

const openOf = (event: TimedEvent): Open => {
  const { id, type, held } = event.view;
  if (held) return { what: 'held', offerId: held.offer_id };
  if (type === 'campaign') return { what: 'campaign', id };
  return type === 'booking' ? { what: 'booking', id } : { what: 'timeoff', event };
};

interface PeriodProps {
  readonly address: Address;
  readonly today: string;
  readonly dates: readonly string[];
  readonly events: readonly TimedEvent[];
  readonly hours: Hours;
  readonly onOpen: (open: Open) => void;
}

/** The chosen period, and the shown photographers who are away in it. */
export const Period = (props: PeriodProps) => {
  const { events, address } = props;
  const { photographer } = address;
  const wide = useWide();
  const people = usePeople(events, photographer, wide);
  const working = people.all.filter(({ is_active }) => is_active).map(({ id }) => id);
  const away = useAwayOf(events, photographer === '' ? working : [photographer]);
  return (
    <AwayPeople value={away}>
      <PeriodView {...props} wide={wide} people={people} />
    </AwayPeople>
  );
};

interface PeriodViewProps extends PeriodProps {
  readonly wide: boolean;
  readonly people: ReturnType<typeof usePeople>;
}

/** The chosen view, adapted to the available width. */
const PeriodView = ({ address, today, dates, events, hours, onOpen, wide, people }: PeriodViewProps) => {
  const { view, date, photographer, marked, show } = address;
  const roomy = useWide(52);
  const now = useNow();
  const openEvent = useOpenEvent(onOpen);
  const onCreate = useMemo(() => (day: string) => onOpen({ what: 'create', at: { date: day } }), [onOpen]);
  const onShowDay = (day: string): void => show({ view: 'day', date: day });
  const onAbsent = (at: TimeOffPreset): void => onOpen({ what: 'timeoff-form', at });
  const shownHours = hours.of(photographer);
  const { ask, question } = useTimeQuestion((at) => onOpen({ what: 'create', at }), onAbsent);
  if (view === 'month') return <Month {...{ address, today, dates, events, wide, onOpen }} hours={shownHours} />;
  if (view === 'week' && !roomy) {
    return <WeekAgenda {...{ dates, today, events, onCreate, onShowDay }} hours={shownHours} onOpen={openEvent} />;
  }
  const grid = { events, marked, onOpen: openEvent, now, today };
  if (view === 'week' && photographer === '' && people.all.length > mostSideBySide) {
    return (
      <MoveArea events={events} reach={{ dates, photographers: [], by: 'days' }}>
        <TeamWeek {...grid} hours={hours} dates={dates} people={people} onShowDay={onShowDay} />
      </MoveArea>
    );
  }
  if (view === 'week') {
    return (
      <MoveArea events={events} reach={{ dates, photographers: [], by: 'times' }}>
        <PhotographerMarks people={people.all}>
          {photographer === '' && <MarkLegend people={people.all} className="mb-2" />}
          <WeekView
            {...grid}
            hours={shownHours}
            dates={dates}
            onShowDay={onShowDay}
            onAsk={(place, at) => ask({ ...place, photographer_id: photographer }, at)}
          />
        </PhotographerMarks>
        {question}
      </MoveArea>
    );
  }
  return (
    <DayByColumns {...grid} {...{ address, date, hours, people, wide, onAbsent }} onAsk={ask}>
      {question}
    </DayByColumns>
  );
};

interface MonthProps extends Omit<PeriodViewProps, 'hours' | 'people'> {
  readonly hours: HoursByDate;
}

const Month = ({ address: { date, marked }, today, dates, events, hours, onOpen, wide }: MonthProps) => {
  const openEvent = useOpenEvent(onOpen);
  const onCreate = useMemo(() => (day: string) => onOpen({ what: 'create', at: { date: day } }), [onOpen]);
  const onShowDay = useMemo(() => (day: string) => onOpen({ what: 'day', date: day }), [onOpen]);
  const month = { month: monthOf(date), today, events, hours, marked, onOpen: openEvent, onCreate };
  if (!wide) return <MonthAgenda {...month} onAbsent={(at) => onOpen({ what: 'timeoff-form', at })} />;
  return (
    <MoveArea events={events} reach={{ dates, photographers: [], by: 'days' }}>
      <MonthView {...month} onShowDay={onShowDay} />
    </MoveArea>
  );
};
