import { useMutation } from '@tanstack/react-query';
import type { NewAdminBooking } from '#features/booking/new-booking-contract.ts';
import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { useRefresh } from '../use-calendar.ts';

/** Books and confirms at once; if only the confirmation fails, the booking stays pending and a message states this. */
export const useCreateBooking = (onDone: () => void) => {
  const t = useTexts(calendarTexts);
  const message = useErrorMessage();
  const refresh = useRefresh();
  const creating = useMutation({
    mutationFn: async (body: NewAdminBooking) => {
      const { booking_id, photographer_name } = await bookingsCall('POST /api/admin/bookings', { body });
      const assigned = body.photographer_id === anyone ? `\n${t('calendar.photographer')}: ${photographer_name}` : '';
      try {
        const query = { new_status: 'CONFIRMED' } as const;
        await bookingsCall('PUT /api/admin/bookings/{id}/status', { params: { id: booking_id }, query });
        return t('calendar.messages.bookingCreated', t('create.confirmed')) + assigned;
      } catch (error) {
        logFailure('A new booking could not be confirmed', error);
        return t('calendar.messages.bookingCreated', t('create.pending')) + assigned;
      }
    },
    onSuccess: (made) => {
      onDone();
      void showAlert(made);
    },
    onSettled: refresh,
  });
  const failed = (error: unknown): undefined => {
    const why = error instanceof CallError ? (error.detail ?? 'Unknown error') : message(error);
    void showAlert(t('calendar.errors.createBookingFailed', why));
  };
  return { create: creating.mutateAsync, failed };
};
