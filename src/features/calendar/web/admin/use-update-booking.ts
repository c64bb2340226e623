import { useMutation } from '@tanstack/react-query';
import type { AdminBooking, BookingChanges } from '#features/booking/admin-contract.ts';
import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { useRefresh } from './use-calendar.ts';

/** Changes a booking and says how it went (CAL-026, CAL-027); what was read before must still hold. */
export const useUpdateBooking = ({ id, version }: AdminBooking, onDone: () => void) => {
  const t = useTexts(calendarTexts);
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (changes: Partial<BookingChanges>) =>
      bookingsCall('PUT /api/admin/bookings/{id}', { params: { id }, body: { ...changes, version } }),
    onSuccess: () => {
      onDone();
      void showAlert(t('calendar.messages.bookingUpdated'));
    },
    onError: (error) =>
      void showAlert([t('calendar.errors.updateBookingFailed'), detailOf(error)].filter(Boolean).join('\n')),
    onSettled: refresh,
  });
};
