import { useQueries, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import type { Alternatives, alternativesContract } from '#features/booking/alternatives-contract.ts';
import { bookingKey, bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { epochOf } from '#shared/web/time/when.tsx';

const alternativesCall = adminCaller<typeof alternativesContract>();

/** The fields of a time off that its bookings need; instants as the server sends them. */
export interface TimeAway {
  readonly photographer_id: string;
  readonly photographer_name: string;
  readonly start: string;
  readonly end: string;
}

/** Whether a booking still takes place while its photographer is away. */
export const isAffected = (booking: AdminBooking, off: TimeAway): boolean =>
  booking.status !== 'CANCELLED' &&
  booking.photographer_id === off.photographer_id &&
  epochOf(booking.start) < epochOf(off.end) &&
  epochOf(booking.end) > epochOf(off.start);

/** The current state of the bookings with the given ids, in that order; undefined until all are loaded. */
export const useAffectedBookings = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: bookingKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        bookingsCall('GET /api/admin/bookings/{id}', { params: { id } }, { signal }),
      staleTime: 0,
    })),
    combine: (results) => ({
      bookings: results.every(({ data }) => data) ? results.map(({ data }) => data as AdminBooking) : undefined,
      error: results.find(({ isError }) => isError)?.error,
      retry: () => void results.map(({ refetch }) => refetch()),
    }),
  });

/** The possible targets of bookings, by id; undefined until all are loaded. */
export const useAlternatives = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['alternatives', ids],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        ids.map(
          async (id): Promise<[string, Alternatives]> => [
            id,
            await alternativesCall('GET /api/admin/bookings/{id}/alternatives', { params: { id } }, { signal }),
          ],
        ),
      );
      return new Map(found);
    },
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
