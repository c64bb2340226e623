import { useMemo } from 'react';
import { useNow } from '#shared/web/admin/use-now.ts';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { monthOf } from '#shared/web/month/month-days.ts';
import type { OwnCalendar } from '../../../own-calendar-contract.ts';
import { MonthAgenda } from '../month/month-agenda.tsx';
import { MonthView } from '../month/month-view.tsx';
import type { HoursByDate } from '../session/use-hours.ts';
import { WeekAgenda } from '../time/week-agenda.tsx';
import { WeekView } from '../time/week-view.tsx';
import { AwayPeople, useAwayOf } from '../time-off/absent.tsx';
import type { TimedEvent } from '../use-calendar.ts';
import { oneself, ownEvents } from './own-events.ts';
import type { OwnAddress } from './use-own-address.ts';
import { useOwnCalendarTexts } from './use-own-calendar.ts';

interface OwnGridProps {
  readonly calendar: OwnCalendar;
  readonly address: OwnAddress;
  readonly dates: readonly string[];
  readonly today: string;
}

const noHours: HoursByDate = new Map();
const people = [oneself];

/** The own week or month, in the views of the studio's calendar; nothing can be booked or moved. */
export const OwnGrid = ({ calendar, ...props }: OwnGridProps) => {
  const words = useOwnCalendarTexts();
  const events = useMemo(() => ownEvents(calendar, words.off), [calendar, words]);
  return (
    <AwayPeople value={useAwayOf(events, people)}>
      <Grid {...props} events={events} />
    </AwayPeople>
  );
};

type GridProps = Omit<OwnGridProps, 'calendar'> & { readonly events: readonly TimedEvent[] };

const Grid = ({ address: { view, date, session, show, open }, dates, today, events }: GridProps) => {
  const [wide, roomy, now] = [useWide(), useWide(52), useNow()];
  const shown = {
    today,
    events,
    hours: noHours,
    marked: session,
    onOpen: (event: TimedEvent) => open(event.view.id),
    onShowDay: (day: string) => show({ view: 'list', date: day }),
  };
  if (view === 'month') {
    const month = { ...shown, month: monthOf(date) };
    return wide ? <MonthView {...month} /> : <MonthAgenda {...month} />;
  }
  return roomy ? <WeekView {...shown} dates={dates} now={now} /> : <WeekAgenda {...shown} dates={dates} />;
};
