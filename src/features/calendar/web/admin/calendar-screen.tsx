import { CalendarOff, Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { prepareBookingDialog } from '#features/booking/web/parts/admin/booking-dialog.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { PrintButton } from '#shared/web/admin/print-button.tsx';
import { useNow, useToday } from '#shared/web/admin/use-now.ts';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { Button } from '#shared/web/button.tsx';
import { monthOf } from '#shared/web/month-days.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { datesOf } from '../../domain/calendar-view.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { prepareCreateBooking } from '../parts/admin/create-booking.tsx';
import { AwayPeople, useAwayOf } from './absent.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { Legend } from './legend.tsx';
import { MonthAgenda } from './month-agenda.tsx';
import { MonthView } from './month-view.tsx';
import { MoveArea } from './move/move-area.tsx';
import { type Open, Opened } from './opened.tsx';
import { DaySheets } from './print/day-sheets.tsx';
import { ResourcesOff } from './resources-off.tsx';
import { DayView } from './time/day-view.tsx';
import { MarkLegend, PhotographerMarks } from './time/photographer-mark.tsx';
import { mostSideBySide, TeamWeek } from './time/team-week.tsx';
import { usePeople } from './time/use-people.ts';
import { useTimeQuestion } from './time/use-time-question.tsx';
import { WeekAgenda } from './time/week-agenda.tsx';
import { WeekView } from './time/week-view.tsx';
import type { TimeOffPreset } from './time-off-form.tsx';
import { Toolbar } from './toolbar.tsx';
import { type Address, useAddress, useOpened } from './use-address.ts';
import { type TimedEvent, useEvents, useShownBookings } from './use-calendar.ts';
import { type HoursByDate, useHours } from './use-hours.ts';

/** The calendar by month, week or day: sessions, absences, and their actions. */
export const CalendarScreen = () => {
  const t = useTexts(calendarTexts);
  const today = useToday();
  const address = useAddress(today);
  const [open, setOpen] = useOpened<Open>(useNamed(address.named));
  const { view, date, photographer } = address;
  const dates = useMemo(() => datesOf(view, date), [view, date]);
  const shown = {
    date_from: dates[0] ?? date,
    date_to: dates.at(-1) ?? date,
    ...(photographer ? { photographer_id: photographer } : {}),
  };
  const events = useEvents(shown);
  const hours = useHours(dates);
  const bookings = useShownBookings(shown);
  const openEvent = useOpenEvent(setOpen);
  useEffect(prepareBookingDialog, []);
  useEffect(prepareCreateBooking, []);
  // A month view includes days of adjacent months, which are not printed.
  const printed = view === 'month' ? dates.filter((day) => day.startsWith(monthOf(date))) : dates;
  return (
    <>
      <div className="print:hidden">
        <Header date={view === 'day' ? date : undefined} onOpen={setOpen} />
        <Toolbar address={address} today={today} shown={shown} />
        <ResourcesOff date_from={shown.date_from} date_to={shown.date_to} />
        {/* The time axis extends over the working hours: without them it would be rendered twice. */}
        {events.data && (hours || view === 'month') ? (
          <Period {...{ address, today, dates }} events={events.data} hours={hours ?? unknown} onOpen={setOpen} />
        ) : events.isError ? (
          <LoadFailure title={t('calendar.loadingError')} error={events.error} onRetry={() => void events.refetch()} />
        ) : (
          <CalendarSkeleton view={view} />
        )}
        {events.data && <Legend />}
        <p className="mt-2 text-sm text-muted max-sm:hidden">{t('calendar.moveHint')}</p>
      </div>
      <DaySheets dates={printed} events={events.data ?? []} bookings={bookings.data} />
      {open && (
        <Opened
          open={open}
          events={events.data ?? []}
          bookings={bookings.data}
          photographer={photographer}
          onOpen={openEvent}
          onShowDay={(day) => {
            setOpen(undefined);
            address.show({ view: 'day', date: day });
          }}
          onAbsent={(at) => setOpen({ what: 'timeoff-form', at })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};

interface HeaderProps {
  /** The day that is shown alone. */
  readonly date: string | undefined;
  readonly onOpen: (open: Open) => void;
}

const Header = ({ date, onOpen }: HeaderProps) => {
  const t = useTexts(calendarTexts);
  return (
    <PageHeader title={t('calendar.title')}>
      <PrintButton />
      <Button look="secondary" onClick={() => onOpen({ what: 'timeoff-form', at: date === undefined ? {} : { date } })}>
        <CalendarOff size={17} aria-hidden="true" />
        {t('calendar.addTimeOff')}
      </Button>
      <Button onClick={() => onOpen({ what: 'create', at: {} })}>
        <Plus size={18} aria-hidden="true" />
        {t('calendar.create')}
      </Button>
    </PageHeader>
  );
};

const unknown: HoursByDate = new Map();

const useNamed = (id: string | undefined): Open | undefined =>
  useMemo(() => (id === undefined ? undefined : { what: 'booking', id }), [id]);

const useOpenEvent = (setOpen: (open: Open) => void) =>
  useMemo(
    () => (event: TimedEvent) =>
      setOpen(event.view.type === 'booking' ? { what: 'booking', id: event.view.id } : { what: 'timeoff', event }),
    [setOpen],
  );

interface PeriodProps {
  readonly address: Address;
  readonly today: string;
  readonly dates: readonly string[];
  readonly events: readonly TimedEvent[];
  readonly hours: HoursByDate;
  readonly onOpen: (open: Open) => void;
}

/** The chosen period, and the shown photographers who are away in it. */
const Period = (props: PeriodProps) => {
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
  const { view, date, photographer, marked, show, choosePhotographer } = address;
  const roomy = useWide(52);
  const now = useNow();
  const openEvent = useOpenEvent(onOpen);
  const onCreate = useMemo(() => (day: string) => onOpen({ what: 'create', at: { date: day } }), [onOpen]);
  const onShowDayEvents = useMemo(() => (day: string) => onOpen({ what: 'day', date: day }), [onOpen]);
  const onShowDay = (day: string): void => show({ view: 'day', date: day });
  const onAbsent = (at: TimeOffPreset): void => onOpen({ what: 'timeoff-form', at });
  const { ask, question } = useTimeQuestion((at) => onOpen({ what: 'create', at }), onAbsent);
  if (view === 'month') {
    const month = { month: monthOf(date), today, events, hours, marked, onOpen: openEvent, onCreate };
    if (!wide) return <MonthAgenda {...month} onAbsent={onAbsent} />;
    return (
      <MoveArea events={events} reach={{ dates, photographers: [], by: 'days' }}>
        <MonthView {...month} onShowDay={onShowDayEvents} />
      </MoveArea>
    );
  }
  if (view === 'week' && !roomy) {
    return <WeekAgenda {...{ dates, today, events, hours, onCreate, onShowDay }} onOpen={openEvent} />;
  }
  const grid = { events, hours, marked, onOpen: openEvent, now, today };
  if (view === 'week' && photographer === '' && people.all.length > mostSideBySide) {
    return (
      <MoveArea events={events} reach={{ dates, photographers: [], by: 'days' }}>
        <TeamWeek {...grid} dates={dates} people={people} onShowDay={onShowDay} />
      </MoveArea>
    );
  }
  return (
    <MoveArea
      events={events}
      reach={{ dates, photographers: view === 'day' ? people.shown.map(({ id }) => id) : [], by: 'times' }}
    >
      {view === 'week' ? (
        <PhotographerMarks people={people.all}>
          {photographer === '' && <MarkLegend people={people.all} />}
          <WeekView
            {...grid}
            dates={dates}
            onShowDay={onShowDay}
            onAsk={(place, at) => ask({ ...place, photographer_id: photographer }, at)}
          />
        </PhotographerMarks>
      ) : (
        <DayView
          {...grid}
          date={date}
          people={people}
          wide={wide}
          onPhotographer={choosePhotographer}
          onAbsent={onAbsent}
          onAsk={ask}
        />
      )}
      {question}
    </MoveArea>
  );
};
