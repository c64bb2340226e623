import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AdminBooking, adminBookingContract } from '../../../admin-contract.ts';
import type { BookingQuery } from '../../../list-contract.ts';

export const bookingsCall = adminCaller<typeof adminBookingContract>();

/** All queries about bookings start with the first key, all statistics with the second. */
export const bookingsKey = ['bookings'] as const;
export const bookingListsKey = [...bookingsKey, 'list'] as const;
export const bookingKey = (id: string): QueryKey => [...bookingsKey, 'one', id];
export const statsKey = ['stats'] as const;
/** Calendar data, and the reasons why a time is not free. */
export const calendarKey = ['calendar'] as const;
export const bookingsToRefresh: readonly QueryKey[] = [bookingsKey, statsKey, calendarKey];

/** A list of bookings, loaded again whenever a screen that shows it opens. */
export const useBookings = (query: Partial<BookingQuery>, enabled = true): UseQueryResult<AdminBooking[]> =>
  useQuery({
    queryKey: [...bookingListsKey, query],
    queryFn: ({ signal }) => bookingsCall('GET /api/admin/bookings', { query }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled,
  });
