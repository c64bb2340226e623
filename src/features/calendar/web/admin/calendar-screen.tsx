import { CalendarOff, ChevronLeft, ChevronRight, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { isDate } from '#shared/kernel/calendar-date.ts';
import { formatLongDate, formatMonth } from '#shared/kernel/format.ts';
import { isId } from '#shared/kernel/ids.ts';
import { ListSkeleton } from '#shared/web/admin/list-skeleton.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Modal } from '#shared/web/admin/modal.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { Button } from '#shared/web/button.tsx';
import { addMonths, monthOf } from '#shared/web/month-days.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import { gridOf, layoutWeek } from '../../domain/month-layout.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { BookingDetail } from './booking-detail.tsx';
import { CreateBookingForm } from './create-booking-form.tsx';
import { exportCalendar } from './export-calendar.ts';
import { Legend } from './legend.tsx';
import { DayEvents, MonthAgenda } from './month-agenda.tsx';
import { MonthView } from './month-view.tsx';
import { TimeOffDetail } from './time-off-detail.tsx';
import { TimeOffForm } from './time-off-form.tsx';
import { type TimedEvent, useBooking, useEvents, useShownBookings } from './use-calendar.ts';

type Open =
  | { readonly what: 'booking'; readonly id: string }
  | { readonly what: 'timeoff'; readonly event: TimedEvent }
  | { readonly what: 'day'; readonly date: string }
  | { readonly what: 'create'; readonly date?: string }
  | { readonly what: 'timeoff-form' };

/** The studio's month: who is booked, who is away, and what one can do about it. */
export const CalendarScreen = () => {
  const t = useTexts(calendarTexts);
  const [today] = useState(() => berlinDateOf(Date.now()));
  const [photographer, setPhotographer] = useState('');
  const { month, setMonth, marked, open, setOpen } = useAddress(today);
  const wide = useWide();
  const days = gridOf(month).flat();
  const shown = {
    date_from: days[0] ?? month,
    date_to: days.at(-1) ?? month,
    ...(photographer ? { photographer_id: photographer } : {}),
  };
  const events = useEvents(shown);
  const bookings = useShownBookings(shown);
  const openEvent = (event: TimedEvent) =>
    setOpen(event.view.type === 'booking' ? { what: 'booking', id: event.view.id } : { what: 'timeoff', event });
  const grid = {
    month,
    today,
    events: events.data ?? [],
    marked,
    onOpen: openEvent,
    onCreate: (date: string) => setOpen({ what: 'create', date }),
    onShowDay: (date: string) => setOpen({ what: 'day', date }),
  };
  return (
    <>
      <PageHeader title={t('calendar.title')}>
        <Button look="secondary" onClick={() => setOpen({ what: 'timeoff-form' })}>
          <CalendarOff size={17} aria-hidden="true" />
          {t('calendar.addTimeOff')}
        </Button>
        <Button onClick={() => setOpen({ what: 'create' })}>
          <Plus size={18} aria-hidden="true" />
          {t('calendar.create')}
        </Button>
      </PageHeader>
      <Toolbar
        month={month}
        today={today}
        onMonth={setMonth}
        photographer={photographer}
        onPhotographer={setPhotographer}
        shown={shown}
      />
      {events.data ? (
        wide ? (
          <MonthView {...grid} />
        ) : (
          <MonthAgenda {...grid} />
        )
      ) : events.isError ? (
        <LoadFailure title={t('calendar.loadingError')} error={events.error} onRetry={() => void events.refetch()} />
      ) : (
        <ListSkeleton rows={8} />
      )}
      <Legend />
      {open && (
        <Opened
          open={open}
          events={events.data ?? []}
          bookings={bookings.data}
          photographer={photographer}
          onOpen={openEvent}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};

interface OpenedProps {
  readonly open: Open;
  readonly events: readonly TimedEvent[];
  readonly bookings: readonly AdminBooking[] | undefined;
  readonly photographer: string;
  readonly onOpen: (event: TimedEvent) => void;
  readonly onClose: () => void;
}

const Opened = ({ open, events, bookings, photographer, onOpen, onClose }: OpenedProps) => {
  if (open.what === 'booking') return <BookingDetail id={open.id} loaded={bookings} onClose={onClose} />;
  if (open.what === 'timeoff') return <TimeOffDetail event={open.event} onClose={onClose} />;
  if (open.what === 'create') return <CreateBookingForm date={open.date} onClose={onClose} />;
  if (open.what === 'timeoff-form') return <TimeOffForm photographer={photographer} onClose={onClose} />;
  return <DayModal date={open.date} events={events} onOpen={onOpen} onClose={onClose} />;
};

/** The month and what is open in it; `?date` and `?booking` say where to begin (CAL-008, CAL-009, AMB-058). */
const useAddress = (today: string) => {
  const [query] = useSearchParams();
  const date = query.get('date') ?? '';
  const id = query.get('booking') ?? '';
  const marked = isId(id) ? id : undefined;
  const [wanted, setMonth] = useState<string | undefined>(isDate(date) ? monthOf(date) : undefined);
  const [open, setOpen] = useState<Open | 'named' | undefined>(marked ? 'named' : undefined);
  const named = useBooking(marked, undefined);
  const namedMonth = named.data && monthOf(berlinDateOf(epochOf(named.data.start)));
  return {
    marked,
    month: wanted ?? namedMonth ?? monthOf(today),
    setMonth,
    // The booking of the address opens once it is known to exist.
    open: open === 'named' ? (named.data ? ({ what: 'booking', id: named.data.id } as const) : undefined) : open,
    setOpen,
  };
};

interface ToolbarProps {
  readonly month: string;
  readonly today: string;
  readonly onMonth: (month: string) => void;
  readonly photographer: string;
  readonly onPhotographer: (id: string) => void;
  readonly shown: { readonly date_from: string; readonly date_to: string; readonly photographer_id?: string };
}

const Toolbar = ({ month, today, onMonth, photographer, onPhotographer, shown }: ToolbarProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const photographers = usePhotographers();
  const name = photographers.data?.find(({ id }) => id === photographer)?.name;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={t('calendar.previous')}
        title={t('calendar.previous')}
        onClick={() => onMonth(addMonths(month, -1))}
        className="icon-button"
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <h2 aria-live="polite" className="min-w-36 text-center text-lg font-semibold first-letter:uppercase">
        {formatMonth(month, language)}
      </h2>
      <button
        type="button"
        aria-label={t('calendar.next')}
        title={t('calendar.next')}
        onClick={() => onMonth(addMonths(month, 1))}
        className="icon-button"
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      <Button look="secondary" onClick={() => onMonth(monthOf(today))}>
        {t('calendar.today')}
      </Button>
      <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-2">
        <select
          aria-label={t('calendar.photographer')}
          value={photographer}
          onChange={(event) => onPhotographer(event.target.value)}
          className="min-h-control max-w-60 min-w-0 flex-1 rounded-field border border-control bg-surface px-3 text-ink"
        >
          <option value="">{t('calendar.everybody')}</option>
          {photographers.data?.map(({ id, name: shownName }) => (
            <option key={id} value={id}>
              {shownName}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={t('calendar.export')}
          title={t('calendar.export')}
          onClick={() => void exportCalendar(shown, name, (text) => t('calendar.exportError', text))}
          className="icon-button border border-control"
        >
          <Download size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
};

interface DayModalProps {
  readonly date: string;
  readonly events: readonly TimedEvent[];
  readonly onOpen: (event: TimedEvent) => void;
  readonly onClose: () => void;
}

const DayModal = ({ date, events, onOpen, onClose }: DayModalProps) => {
  const { language } = useLanguage();
  const [day] = layoutWeek([date], events);
  return (
    <Modal title={formatLongDate(date, language)} onClose={onClose}>
      <DayEvents segments={(day?.rows ?? []).filter((row) => row !== undefined)} onOpen={onOpen} />
    </Modal>
  );
};
