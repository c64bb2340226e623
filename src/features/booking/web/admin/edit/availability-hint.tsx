import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { bookingsCall, bookingsKey } from '../../parts/admin/use-bookings.ts';
import type { EditFields } from './edit-fields.ts';
import { movesSession } from './edit-fields.ts';

interface AvailabilityHintProps {
  readonly booking: AdminBooking;
  readonly fields: EditFields;
}

/** Shows while typing whether the photographer and what the service needs are free then, and if not, why. Saving checks it again. */
export const AvailabilityHint = ({ booking, fields }: AvailabilityHintProps) => {
  const t = useTexts(bookingAdminTexts);
  const service = useServices().data?.find(({ id }) => id === fields.service_id);
  const asked = questionOf(booking, fields, service?.duration_min);
  const isAsked = asked !== undefined && (booking.status === 'CANCELLED' || movesSession(fields, booking));
  const { data } = useQuery({
    queryKey: [...bookingsKey, 'free', asked],
    queryFn: ({ signal }) =>
      bookingsCall(
        'POST /api/admin/bookings/check-availability',
        { body: asked as NonNullable<typeof asked> },
        { signal },
      ),
    enabled: isAsked,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || !data) return t('edit.berlin');
  if (data.available) return <span className="font-medium text-success">{t('edit.free')}</span>;
  const reason = `reason.${data.reason}` as 'reason.booked';
  const why = t(reason) === reason ? t('reason.booked') : t(reason);
  return <span className="font-medium text-danger">{t('edit.notFree', why)}</span>;
};

/** Returns the availability query for the entered session; undefined while it is incomplete. */
export const questionOf = (booking: AdminBooking, fields: EditFields, serviceMinutes: number | undefined) => {
  const present = (msOf(booking.end) - msOf(booking.start)) / MINUTE;
  const minutes = fields.service_id === booking.service_id ? present : serviceMinutes;
  if (minutes === undefined || fields.start === '' || fields.photographer_id === '') return undefined;
  return {
    photographer_id: fields.photographer_id,
    service_id: fields.service_id,
    datetime: fields.start,
    duration_minutes: minutes,
    exclude_booking_id: booking.id,
    ignore_working_hours: booking.internal,
  };
};
