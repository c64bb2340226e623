import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { formatLongDate } from '#shared/kernel/format.ts';
import { Modal } from '#shared/web/admin/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { layoutWeek } from '../../domain/month-layout.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { BookingDetail } from './booking-detail.tsx';
import { CreateBookingForm, type Preset } from './create-booking-form.tsx';
import { DayEvents } from './month-agenda.tsx';
import { TimeOffDetail } from './time-off-detail.tsx';
import { TimeOffForm } from './time-off-form.tsx';
import { isCancelled, type TimedEvent } from './use-calendar.ts';

/** What is open over the calendar. */
export type Open =
  | { readonly what: 'booking'; readonly id: string }
  | { readonly what: 'timeoff'; readonly event: TimedEvent }
  | { readonly what: 'day'; readonly date: string }
  | { readonly what: 'create'; readonly at: Preset }
  | { readonly what: 'timeoff-form' };

interface OpenedProps {
  readonly open: Open;
  readonly events: readonly TimedEvent[];
  readonly bookings: readonly AdminBooking[] | undefined;
  readonly photographer: string;
  readonly onOpen: (event: TimedEvent) => void;
  readonly onShowDay: (date: string) => void;
  readonly onClose: () => void;
}

/** The window that is open over the calendar. */
export const Opened = ({ open, bookings, photographer, onClose, ...day }: OpenedProps) => {
  if (open.what === 'booking') return <BookingDetail id={open.id} loaded={bookings} onClose={onClose} />;
  if (open.what === 'timeoff') return <TimeOffDetail event={open.event} onClose={onClose} />;
  if (open.what === 'create') return <CreateBookingForm at={open.at} onClose={onClose} />;
  if (open.what === 'timeoff-form') return <TimeOffForm photographer={photographer} onClose={onClose} />;
  return <DayModal {...day} date={open.date} onClose={onClose} />;
};

interface DayModalProps extends Pick<OpenedProps, 'events' | 'onOpen' | 'onShowDay' | 'onClose'> {
  readonly date: string;
}

/** All that happens on one day. */
const DayModal = ({ date, events, onOpen, onShowDay, onClose }: DayModalProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const [day] = layoutWeek([date], events, isCancelled);
  const title = formatLongDate(date, language);
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <Button look="secondary" onClick={() => onShowDay(date)}>
          {t('calendar.openDay', title)}
        </Button>
      }
    >
      <DayEvents segments={(day?.rows ?? []).filter((row) => row !== undefined)} onOpen={onOpen} />
    </Modal>
  );
};
