import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useTransition } from 'react';
import { prepareRescheduling, RescheduleBooking } from '#features/calendar/web/parts/admin/reschedule-booking.tsx';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import type { EditOutcome } from '../../parts/admin/edit-outcome.ts';
import { RequestNote } from '../../parts/admin/request-note.tsx';
import { StatusBadge } from '../../parts/admin/status-badge.tsx';
import { UnconfirmedNote } from '../../parts/admin/unconfirmed-note.tsx';
import { bookingKey, bookingsCall } from '../../parts/admin/use-bookings.ts';
import { BookingActions } from './booking-actions.tsx';
import { ViewBooking } from './view-booking.tsx';

/** Loaded when a booking is opened: the form's code is as large as the list's. */
const editForm = () => import('../edit/edit-booking.tsx');
const EditBooking = lazy(async () => ({ default: (await editForm()).EditBooking }));

interface BookingDetailsProps {
  readonly id: string;
  /** Lists that may already contain the booking, so that it is shown without loading. */
  readonly known?: readonly AdminBooking[] | undefined;
  readonly outcome?: EditOutcome;
  readonly onClose: () => void;
}

/** The dialog of one booking: view, edit, and change its status. */
export const BookingDetails = (props: BookingDetailsProps) => (
  <Suspense>
    <Details {...props} />
  </Suspense>
);

const Details = ({ id, known, outcome, onClose }: BookingDetailsProps) => {
  const t = useTexts(bookingAdminTexts);
  const [form, setForm] = useState<'edit' | 'reschedule'>();
  // The view stays visible until the code of the form has loaded.
  const [, startEditing] = useTransition();
  useEffect(() => {
    void editForm();
    prepareRescheduling();
  }, []);
  const booking = useQuery({
    queryKey: bookingKey(id),
    queryFn: ({ signal }) => bookingsCall('GET /api/admin/bookings/{id}', { params: { id } }, { signal }),
    placeholderData: () => known?.find((other) => other.id === id),
    staleTime: 0,
  });
  const done = (): void => setForm(undefined);
  if (booking.data && form === 'edit') {
    return <EditBooking booking={booking.data} outcome={outcome} onDone={done} />;
  }
  if (booking.data && form === 'reschedule') {
    return <RescheduleBooking booking={booking.data} onMoved={outcome ? onClose : done} onClose={done} />;
  }
  const title = booking.data ? <DetailsTitle booking={booking.data} /> : t('details.title');
  return (
    <Modal
      title={title}
      wide
      light
      onClose={onClose}
      footer={
        booking.data && (
          <BookingActions
            booking={booking.data}
            onForm={(chosen) => startEditing(() => setForm(chosen))}
            onCancelled={outcome?.onCancelled}
          />
        )
      }
    >
      {booking.isError ? (
        <LoadFailure title={t('details.error')} error={booking.error} onRetry={() => void booking.refetch()} />
      ) : booking.data ? (
        <ViewBooking booking={booking.data} onDeleted={onClose} />
      ) : (
        <Loading className="grid gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Modal>
  );
};

const DetailsTitle = ({ booking }: { readonly booking: AdminBooking }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="min-w-0 break-words">{booking.customer_name}</span>
    <StatusBadge status={booking.status} />
    <UnconfirmedNote booking={booking} />
    <RequestNote booking={booking} />
  </span>
);
