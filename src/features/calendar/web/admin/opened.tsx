import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { BookingDialog } from '#features/booking/web/parts/admin/booking-dialog.tsx';
import { CampaignDay } from '#features/campaigns/web/parts/admin/campaign-day.tsx';
import { DayAction } from '#features/days/web/parts/admin/day-action.tsx';
import { HeldTime } from '#features/offers/web/parts/admin/held-time.tsx';
import { WaitingList } from '#features/waiting/web/parts/admin/waiting-list.tsx';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { layoutWeek } from '../../domain/month-layout.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { CreateBooking } from '../parts/admin/create-booking.tsx';
import { DayEvents } from './month/month-agenda.tsx';
import type { Preset } from './session/create-booking-form.tsx';
import { TimeOffDetail } from './time-off/time-off-detail.tsx';
import type { TimeOffPreset } from './time-off/time-off-entry.ts';
import { TimeOffForm } from './time-off/time-off-form-later.tsx';
import { isCancelled, type TimedEvent } from './use-calendar.ts';

/** What is open over the calendar. */
export type Open =
  | { readonly what: 'booking'; readonly id: string }
  | { readonly what: 'timeoff'; readonly event: TimedEvent }
  | { readonly what: 'held'; readonly offerId: string }
  | { readonly what: 'campaign'; readonly id: string }
  | { readonly what: 'day'; readonly date: string }
  | { readonly what: 'cancel-day' | 'move-day'; readonly date: string }
  | { readonly what: 'waiting-list' }
  | { readonly what: 'create'; readonly at: Preset }
  | { readonly what: 'timeoff-form'; readonly at: TimeOffPreset };

interface OpenedProps {
  readonly open: Open;
  readonly events: readonly TimedEvent[];
  readonly bookings: readonly AdminBooking[] | undefined;
  readonly photographer: string;
  readonly onOpen: (event: TimedEvent) => void;
  readonly onShowDay: (date: string) => void;
  readonly onAbsent: (at: TimeOffPreset) => void;
  readonly onClose: () => void;
}

/** The dialog that is open over the calendar. */
export const Opened = ({ open, bookings, photographer, onClose, ...day }: OpenedProps) => {
  if (open.what === 'booking') return <OpenedBooking key={open.id} id={open.id} known={bookings} onClose={onClose} />;
  if (open.what === 'timeoff') return <TimeOffDetail event={open.event} onClose={onClose} />;
  if (open.what === 'held') return <HeldTime offerId={open.offerId} onClose={onClose} />;
  if (open.what === 'campaign') return <CampaignDay id={open.id} onClose={onClose} />;
  if (open.what === 'cancel-day' || open.what === 'move-day') {
    const kind = open.what === 'cancel-day' ? 'cancel' : 'move';
    return <DayAction kind={kind} date={open.date} resource={photographer} onClose={onClose} />;
  }
  if (open.what === 'waiting-list') return <WaitingList onClose={onClose} />;
  if (open.what === 'create') {
    const { date, photographer_id = photographer } = open.at;
    return (
      <CreateBooking
        at={open.at}
        {...(date && { onAbsent: () => day.onAbsent({ date, photographer_id }) })}
        onClose={onClose}
      />
    );
  }
  if (open.what === 'timeoff-form') {
    return <TimeOffForm at={{ photographer_id: photographer, ...open.at }} onClose={onClose} />;
  }
  return <DayModal {...day} date={open.date} onClose={onClose} />;
};

interface OpenedBookingProps {
  readonly id: string;
  readonly known: readonly AdminBooking[] | undefined;
  readonly onClose: () => void;
}

/** A booking of the calendar: after a change it closes and shows the calendar. */
const OpenedBooking = ({ onClose, ...booking }: OpenedBookingProps) => {
  const t = useTexts(calendarTexts);
  const onSaved = (): void => {
    onClose();
    void showAlert(t('calendar.messages.bookingUpdated'));
  };
  const onFailed = (detail: string | undefined): void =>
    void showAlert([t('calendar.errors.updateBookingFailed'), detail].filter(Boolean).join('\n'));
  return <BookingDialog {...booking} outcome={{ onSaved, onFailed, onCancelled: onClose }} onClose={onClose} />;
};

interface DayModalProps extends Pick<OpenedProps, 'events' | 'onOpen' | 'onShowDay' | 'onAbsent' | 'onClose'> {
  readonly date: string;
}

/** All events of one day. */
const DayModal = ({ date, events, onOpen, onShowDay, onAbsent, onClose }: DayModalProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const [day] = layoutWeek([date], events, isCancelled);
  const title = formatLongDate(date, language);
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={() => onAbsent({ date })}>
            {t('calendar.addTimeOff')}
          </Button>
          <Button look="secondary" onClick={() => onShowDay(date)}>
            {t('calendar.openDay', title)}
          </Button>
        </>
      }
    >
      <DayEvents segments={(day?.rows ?? []).filter((row) => row !== undefined)} onOpen={onOpen} />
    </Modal>
  );
};
