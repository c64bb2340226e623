import { CalendarOff, Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { prepareBookingDialog } from '#features/booking/web/parts/admin/booking-dialog.tsx';
import { DayActionButton } from '#features/days/web/parts/admin/day-action.tsx';
import { WaitingListButton } from '#features/waiting/web/parts/admin/waiting-list-button.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { PrintButton } from '#shared/web/admin/table/print-button.tsx';
import { useToday } from '#shared/web/admin/use-now.ts';
import { Button } from '#shared/web/button.tsx';
import { monthOf } from '#shared/web/month/month-days.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { datesOf } from '../../domain/calendar-view.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { prepareCreateBooking } from '../parts/admin/create-booking.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { Legend } from './legend.tsx';
import { type Open, Opened } from './opened.tsx';
import { Period, useOpenEvent } from './period-view.tsx';
import { DaySheets } from './print/day-sheets.tsx';
import { useWithCampaigns } from './session/use-campaign-events.ts';
import { useWithHeldTimes } from './session/use-held-times.ts';
import { type Hours, useHours } from './session/use-hours.ts';
import { ResourcesOff } from './time-off/resources-off.tsx';
import { Toolbar } from './toolbar.tsx';
import { type Address, useAddress, useOpened } from './use-address.ts';
import { useEvents, useShownBookings } from './use-calendar.ts';

/** The calendar by month, week or day: sessions, absences, and their actions. */
export const CalendarScreen = () => {
  const t = useTexts(calendarTexts);
  const today = useToday();
  const address = useAddress(today);
  const [open, setOpen] = useOpened<Open>(useNamed(address));
  const { view, date, photographer } = address;
  const dates = useMemo(() => datesOf(view, date), [view, date]);
  const shown = {
    date_from: dates[0] ?? date,
    date_to: dates.at(-1) ?? date,
    ...(photographer ? { photographer_id: photographer } : {}),
  };
  const events = useEvents(shown);
  const shownEvents = useWithCampaigns(events.data, dates, photographer);
  // A month has no room for what is held for a single person.
  const onAxis = useWithHeldTimes(shownEvents, view === 'month' ? none : dates, photographer);
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
        <Header address={address} today={today} onOpen={setOpen} />
        <Toolbar address={address} today={today} shown={shown} />
        <ResourcesOff date_from={shown.date_from} date_to={shown.date_to} />
        {/* The time axis extends over the working hours: without them it would be rendered twice. */}
        {onAxis && (hours || view === 'month') ? (
          <Period {...{ address, today, dates }} events={onAxis} hours={hours ?? unknown} onOpen={setOpen} />
        ) : events.isError ? (
          <LoadFailure title={t('calendar.loadingError')} error={events.error} onRetry={() => void events.refetch()} />
        ) : (
          <CalendarSkeleton view={view} />
        )}
        {onAxis && <Legend shown={new Set(onAxis.map((event) => event.view.type))} />}
        {/* On a phone the day is more important than the buttons. */}
        <ShownDay address={address} today={today} className="mt-3 w-full sm:hidden" onOpen={setOpen} />
        <p className="mt-2 text-sm text-muted max-sm:hidden">{t('calendar.moveHint')}</p>
      </div>
      <DaySheets dates={printed} events={shownEvents ?? []} bookings={bookings.data} />
      {open && (
        <Opened
          open={open}
          events={shownEvents ?? []}
          bookings={bookings.data}
          photographer={photographer}
          onOpen={openEvent}
          onShowDay={(day) => {
            setOpen(undefined);
            address.show({ view: 'day', date: day });
          }}
          onAbsent={(at) => setOpen({ what: 'timeoff-form', at })}
          onClose={() => (setOpen(undefined), address.forgetAction())}
        />
      )}
    </>
  );
};

interface HeaderProps {
  readonly address: Address;
  readonly today: string;
  readonly onOpen: (open: Open) => void;
}

const Header = ({ address, today, onOpen }: HeaderProps) => {
  const t = useTexts(calendarTexts);
  const at = address.view === 'day' ? { date: address.date } : {};
  return (
    <PageHeader title={t('calendar.title')}>
      <PrintButton />
      <WaitingListButton />
      <ShownDay address={address} today={today} className="max-sm:hidden" onOpen={onOpen} />
      <Button look="secondary" onClick={() => onOpen({ what: 'timeoff-form', at })}>
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

/** The buttons to move and to cancel the sessions of the day that is shown, unless it is over. */
const ShownDay = ({ address, today, className, onOpen }: HeaderProps & { readonly className: string }) => {
  const { view, date } = address;
  if (view !== 'day' || date < today) return null;
  return (
    <>
      <DayActionButton kind="move" className={className} onOpen={() => onOpen({ what: 'move-day', date })} />
      <DayActionButton kind="cancel" className={className} onOpen={() => onOpen({ what: 'cancel-day', date })} />
    </>
  );
};

const unknown: Hours = { studio: new Map(), of: () => new Map() };

const none: readonly string[] = [];

const useNamed = ({ named: id, offer, action, date, view }: Address): Open | undefined =>
  useMemo(() => {
    if (id !== undefined) return { what: 'booking', id };
    if (offer !== undefined) return { what: 'held', offerId: offer };
    if (action === 'waiting-list') return { what: action };
    if (action === 'absence') return { what: 'timeoff-form', at: view === 'day' ? { date } : {} };
    return action && { what: action, date };
  }, [id, offer, action, date, view]);
