import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { BookingStatus } from '../../../contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { cancelReasons } from '../../../texts/cancel-reasons.ts';
import { bookingKey, bookingListsKey, bookingsCall, bookingsToRefresh } from './use-bookings.ts';

/** The reason that a cancellation without a typed one sends, the same in every language. */
export const studioReason = cancelReasons.de.by_studio;

/**
 * A mutation of one booking. Its response replaces the booking in every cached list at once, and all queries about
 * bookings and statistics are invalidated.
 */
export const useBookingChange = <Input>(
  change: (input: Input) => Promise<AdminBooking>,
): UseMutationResult<AdminBooking, Error, Input> => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (booking) => showResponse(client, booking),
    // Not awaited: the mutation is complete with its response, however long reloading the lists takes.
    onSettled: () => void bookingsToRefresh.map((queryKey) => client.invalidateQueries({ queryKey })),
  });
};

const showResponse = (client: QueryClient, booking: AdminBooking): void => {
  const replaced = (list: readonly AdminBooking[]) => list.map((known) => (known.id === booking.id ? booking : known));
  client.setQueryData(bookingKey(booking.id), booking);
  client.setQueriesData<KeptList>(
    { queryKey: bookingListsKey },
    (kept) => kept && ('bookings' in kept ? { ...kept, bookings: replaced(kept.bookings) } : replaced(kept)),
  );
};

/** A cached list of bookings: either a plain array or a list that may be incomplete. */
type KeptList = readonly AdminBooking[] | { readonly bookings: readonly AdminBooking[] };

interface StatusChange {
  readonly booking: AdminBooking;
  readonly to: BookingStatus;
}

/** The status changes that need no form: confirm, complete, cancel. Each shows its result in a toast. */
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
  const address = useBookingChange((booking: AdminBooking) =>
    bookingsCall('POST /api/admin/bookings/{id}/confirm-address', { params: { id: booking.id } }),
  );
  const moveTo = (booking: AdminBooking, to: BookingStatus, toast: string): void =>
    move.mutate({ booking, to }, { onSuccess: () => showToast(toast, 'success'), onError: failed });
  return {
    confirm: (booking: AdminBooking) => moveTo(booking, 'CONFIRMED', t('toast.confirmed', booking.customer_name)),
    confirmAddress: (booking: AdminBooking) =>
      address.mutate(booking, {
        onSuccess: () => showToast(t('toast.addressConfirmed', booking.customer_name), 'success'),
        onError: failed,
      }),
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
    /** ID of the booking whose status is being changed. */
    busyId: move.isPending
      ? move.variables.booking.id
      : [cancel, address].find(({ isPending }) => isPending)?.variables?.id,
  };
};
