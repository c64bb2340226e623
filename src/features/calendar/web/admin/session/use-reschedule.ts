import type { AdminBooking, BookingChanges } from '#features/booking/admin-contract.ts';
import { useBookingChange } from '#features/booking/web/parts/admin/use-booking-changes.ts';
import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';

type Move = Pick<BookingChanges, 'start' | 'end' | 'photographer_id'>;

/** Moves a booking and reports the result; its version must still match. */
export const useReschedule = ({ id, version }: AdminBooking, onMoved: () => void) => {
  const t = useTexts(calendarTexts);
  const change = useBookingChange((move: Move) =>
    bookingsCall('PUT /api/admin/bookings/{id}', { params: { id }, body: { ...move, version } }),
  );
  return {
    move: async (move: Move): Promise<void> => {
      await change.mutateAsync(move);
      onMoved();
      void showAlert(t('calendar.messages.bookingUpdated'));
    },
    failed: (error: unknown): undefined => {
      void showAlert([t('calendar.errors.updateBookingFailed'), detailOf(error)].filter(Boolean).join('\n'));
    },
  };
};
