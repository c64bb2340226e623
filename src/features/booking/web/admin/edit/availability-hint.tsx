import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { bookingsCall, bookingsKey } from '../../parts/admin/use-bookings.ts';
import type { EditFields } from './edit-fields.ts';
import { movesSession } from './edit-fields.ts';
import { editedSession, questionOf } from './edited-session.ts';

interface AvailabilityHintProps {
  readonly booking: AdminBooking;
  readonly fields: EditFields;
}

/** Shows while typing whether the photographer and what the service needs are free then, and if not, why. Saving checks it again. */
export const AvailabilityHint = ({ booking, fields }: AvailabilityHintProps) => {
  const t = useTexts(bookingAdminTexts);
  const asked = questionOf(booking, fields, editedSession(booking, fields, useServices().data));
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
