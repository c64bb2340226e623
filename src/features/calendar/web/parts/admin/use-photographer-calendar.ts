import { useQuery } from '@tanstack/react-query';
import { bookingsCall, bookingsKey } from '#features/booking/web/parts/admin/use-bookings.ts';

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
