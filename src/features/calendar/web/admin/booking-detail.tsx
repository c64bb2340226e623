import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { moneyOf } from '#features/booking/domain/booking-money.ts';
import { contactText, serviceNameOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { CancelPaidModal } from '#features/booking/web/parts/admin/cancel-paid-modal.tsx';
import { PaymentNote } from '#features/booking/web/parts/admin/payment-note.tsx';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { formatEuro } from '#shared/kernel/format.ts';
import { Later } from '#shared/web/admin/later.tsx';
import { ListSkeleton } from '#shared/web/admin/list-skeleton.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Modal } from '#shared/web/admin/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { When } from '#shared/web/when.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { EditBookingForm } from './edit-booking-form.tsx';
import { RescheduleForm } from './reschedule-form.tsx';
import { useBooking, useRefresh } from './use-calendar.ts';

interface BookingDetailProps {
  readonly id: string;
  readonly loaded: readonly AdminBooking[] | undefined;
  readonly onClose: () => void;
}

/** A booking of the calendar: what is known of it, and what can be done with it. */
export const BookingDetail = ({ id, loaded, onClose }: BookingDetailProps) => {
  const t = useTexts(calendarTexts);
  const booking = useBooking(id, loaded);
  const [form, setForm] = useState<'edit' | 'reschedule'>();
  if (booking.data && form === 'edit') return <EditBookingForm booking={booking.data} onClose={onClose} />;
  if (booking.data && form === 'reschedule') return <RescheduleForm booking={booking.data} onClose={onClose} />;
  return (
    <Modal
      title={t('detail.booking')}
      onClose={onClose}
      footer={booking.data && <Actions booking={booking.data} onForm={setForm} onClose={onClose} />}
    >
      {booking.data ? (
        <Later>
          <Facts booking={booking.data} />
        </Later>
      ) : booking.isError ? (
        <LoadFailure title={t('detail.loadingError')} error={booking.error} onRetry={() => void booking.refetch()} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Modal>
  );
};

const Facts = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const price = formatEuro(Math.round(booking.service_price * 100), language);
  const money = moneyOf(booking);
  const contacts = [booking.customer_email, booking.customer_phone].map(contactText).filter((text) => text !== '–');
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <StatusBadge status={booking.status} />
        {booking.internal && (
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted">{t('detail.internal')}</span>
        )}
      </div>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-[8rem_1fr]">
        <Fact name={t('detail.when')}>
          <When start={booking.start} end={booking.end} />
        </Fact>
        <Fact name={t('detail.customer')}>
          <span className="block font-semibold">{booking.customer_name}</span>
          {contacts.map((contact) => (
            <span key={contact} className="block break-all">
              {contact}
            </span>
          ))}
        </Fact>
        <Fact name={t('detail.service')}>
          {serviceNameOf(booking, language)} · <span className="tabular whitespace-nowrap">{price}</span>
        </Fact>
        {(money.paid > 0 || money.open > 0) && (
          <Fact name={t('detail.payment')}>
            <PaymentNote booking={booking} />
          </Fact>
        )}
        <Fact name={t('calendar.photographer')}>{booking.photographer_name}</Fact>
        <Fact name={t('detail.code')}>
          <span className="tabular">{booking.confirmation_code}</span>
        </Fact>
        {booking.notes && (
          <Fact name={t('detail.notes')}>
            <span className="whitespace-pre-line">{booking.notes}</span>
          </Fact>
        )}
        {booking.cancel_reason && <Fact name={t('detail.reason')}>{booking.cancel_reason}</Fact>}
      </dl>
      <Link
        to={`/admin/bookings?highlight=${booking.id}`}
        className="mt-4 inline-block text-accent-text underline-offset-4 hover:underline"
      >
        {t('detail.open')}
      </Link>
    </>
  );
};

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted max-sm:-mb-3">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

/** What is kept as the reason of a cancellation from here, in every language (CAL-024). */
const reason = 'Vom Administrator storniert';

interface ActionsProps {
  readonly booking: AdminBooking;
  readonly onForm: (form: 'edit' | 'reschedule') => void;
  readonly onClose: () => void;
}

/** A cancelled booking can neither be changed, nor moved, nor cancelled again here (CAL-025). */
const Actions = ({ booking, onForm, onClose }: ActionsProps) => {
  const t = useTexts(calendarTexts);
  const refresh = useRefresh();
  const [cancellingPaid, setCancellingPaid] = useState(false);
  const cancel = useMutation({
    mutationFn: () =>
      bookingsCall('POST /api/admin/bookings/{id}/cancel', { params: { id: booking.id }, body: { reason } }),
    onSuccess: onClose,
    onError: () => void showAlert(t('calendar.errors.updateBookingFailed')),
    onSettled: refresh,
  });
  if (booking.status === 'CANCELLED') return null;
  const isPaid = booking.payment.refundable_amount > 0;
  const can = (action: AdminBooking['allowed_actions'][number]) => booking.allowed_actions.includes(action);
  const ask = async (): Promise<void> => {
    const sure = await askConfirmation(t('cancel.question', booking.customer_name), {
      confirm: t('detail.cancel'),
      cancel: t('cancel.keep'),
      tone: 'danger',
    });
    if (sure) cancel.mutate();
  };
  return (
    <>
      {can('cancel') && (
        <Button
          look="danger"
          busy={cancel.isPending}
          onClick={() => (isPaid ? setCancellingPaid(true) : void ask())}
          className="mr-auto"
        >
          {t('detail.cancel')}
        </Button>
      )}
      {can('reschedule') && (
        <Button look="secondary" onClick={() => onForm('reschedule')}>
          {t('detail.reschedule')}
        </Button>
      )}
      {can('edit') && <Button onClick={() => onForm('edit')}>{t('detail.edit')}</Button>}
      {cancellingPaid && (
        <CancelPaidModal
          booking={booking}
          onClose={() => setCancellingPaid(false)}
          onCancelled={() => {
            void refresh();
            onClose();
          }}
        />
      )}
    </>
  );
};
