import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { bookingsCall, bookingsKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { feedContract } from '../../../feed-contract.ts';

const feedCall = adminCaller<typeof feedContract>();
const feedKey = (id: string) => ['calendar-feed', id] as const;

/** The bookings of a photographer from a date on, ordered by start, without cancelled ones. */
export const usePhotographerBookings = (id: string, date_from: string) =>
  useQuery({
    queryKey: [...bookingsKey, 'of-photographer', id, date_from],
    queryFn: ({ signal }) =>
      bookingsCall(
        'GET /api/admin/photographers/{id}/bookings',
        { params: { id }, query: { date_from, sort_by: 'start', sort_order: 'asc', limit: 200 } },
        { signal },
      ),
    select: (bookings) => bookings.filter(({ status }) => status !== 'CANCELLED'),
    staleTime: 0,
  });

/** The feed address of the calendar of a photographer or another resource. */
export const useFeed = (id: string) =>
  useQuery({
    queryKey: feedKey(id),
    queryFn: ({ signal }) => feedCall('GET /api/admin/resources/{id}/calendar-feed', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Creates a new address, or disables it. */
export const useFeedChanges = (id: string) => {
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const changes = {
    onError: (error: unknown) => void showAlert(t('form.notSaved', detailOf(error) ?? message(error))),
    onSettled: () => client.invalidateQueries({ queryKey: feedKey(id) }),
  };
  const params = { id };
  const renew = useMutation({
    ...changes,
    mutationFn: () => feedCall('POST /api/admin/resources/{id}/calendar-feed', { params }),
  });
  const switchOff = useMutation({
    ...changes,
    mutationFn: () => feedCall('DELETE /api/admin/resources/{id}/calendar-feed', { params }),
  });
  return { renew, switchOff };
};
