import { useQueries, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import type { Alternatives, alternativesContract } from '#features/booking/alternatives-contract.ts';
import { bookingKey, bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { epochOf } from '#shared/web/when.tsx';

const alternativesCall = adminCaller<typeof alternativesContract>();

/** Time off as far as bookings inside are concerned; instants as the server sends them. */
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

/** The bookings of some ids as they are now, in that order; undefined until all of them are there. */
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

/** Where some bookings could go, by id; undefined until all of it is known. */
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
