import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askConfirmation } from '#shared/web/dialogs.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { BookingStatus } from '../../../contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import { bookingKey, bookingListsKey, bookingsCall, bookingsToRefresh } from './use-bookings.ts';

/** What is kept as the reason of a cancellation here, in every language (AMB-046). */
export const studioReason = 'Vom Administrator storniert';

/**
 * A change of one booking. Its answer is shown wherever the booking stands at once, and whatever shows bookings or their
 * numbers is read anew (BOOK-072).
 */
export const useBookingChange = <Input>(
  change: (input: Input) => Promise<AdminBooking>,
): UseMutationResult<AdminBooking, Error, Input> => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (booking) => showAnswer(client, booking),
    // Not awaited: a change is done when it is answered, however long the lists are.
    onSettled: () => void bookingsToRefresh.map((queryKey) => client.invalidateQueries({ queryKey })),
  });
};

const showAnswer = (client: QueryClient, booking: AdminBooking): void => {
  const replaced = (list: readonly AdminBooking[]) => list.map((known) => (known.id === booking.id ? booking : known));
  client.setQueryData(bookingKey(booking.id), booking);
  client.setQueriesData<KeptList>(
    { queryKey: bookingListsKey },
    (kept) => kept && ('bookings' in kept ? { ...kept, bookings: replaced(kept.bookings) } : replaced(kept)),
  );
};

/** A list of bookings is kept as it came, or with what is known of it. */
type KeptList = readonly AdminBooking[] | { readonly bookings: readonly AdminBooking[] };

interface StatusChange {
  readonly booking: AdminBooking;
  readonly to: BookingStatus;
}

/** The moves of a booking that need no form: confirm, complete, cancel. Each says in a toast what has become of it. */
export const useBookingMoves = () => {
  const t = useTexts(bookingAdminTexts);
  const message = useErrorMessage();
  const failed = (error: unknown): void => showToast(t('toast.statusError', message(error)), 'error');
  const move = useBookingChange(({ booking, to }: StatusChange) =>
    bookingsCall('PUT /api/admin/bookings/{id}/status', { params: { id: booking.id }, query: { new_status: to } }),
  );
  const cancel = useBookingChange((booking: AdminBooking) =>
    bookingsCall('POST /api/admin/bookings/{id}/cancel', {
      params: { id: booking.id },
      body: { reason: studioReason },
    }),
  );
  const moveTo = (booking: AdminBooking, to: BookingStatus, said: string): void =>
    move.mutate({ booking, to }, { onSuccess: () => showToast(said, 'success'), onError: failed });
  return {
    confirm: (booking: AdminBooking) => moveTo(booking, 'CONFIRMED', t('toast.confirmed', booking.customer_name)),
    complete: (booking: AdminBooking) => moveTo(booking, 'COMPLETED', t('toast.completed', booking.customer_name)),
    cancel: async (booking: AdminBooking, onCancelled?: () => void) => {
      const sure = await askConfirmation(t('cancel.question', booking.customer_name), {
        confirm: t('action.cancel'),
        cancel: t('cancel.keep'),
        tone: 'danger',
      });
      if (!sure) return;
      cancel.mutate(booking, {
        onSuccess: () => {
          showToast(t('toast.cancelled', booking.customer_name), 'success');
          onCancelled?.();
        },
        onError: failed,
      });
    },
    /** The booking that is on its way to another status. */
    busyId: move.isPending ? move.variables.booking.id : cancel.isPending ? cancel.variables.id : undefined,
  };
};
