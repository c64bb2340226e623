import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BookingQuery } from '../../admin-contract.ts';
import { bookingListsKey, bookingsCall } from '../parts/admin/use-bookings.ts';
import { type ReadBookings, readBookings } from './list-pages.ts';
import { searchableOf } from './list-view.ts';

/**
 * All bookings of a status, in order. What is already read shows while the rest is on its way; a list that is known
 * whole stays until it has been read anew (BOOK-068).
 */
export const useBookingList = (
  wanted: Pick<Partial<BookingQuery>, 'status' | 'sort_by' | 'sort_order'>,
): UseQueryResult<ReadBookings> =>
  useQuery({
    queryKey: [...bookingListsKey, 'whole', wanted],
    queryFn: async ({ signal, client, queryKey }) => {
      let read: ReadBookings = { bookings: [], complete: true };
      const ask = (stretch = {}) =>
        bookingsCall('GET /api/admin/bookings', { query: { ...wanted, ...stretch } }, { signal });
      for await (read of readBookings(ask)) {
        // Searched as soon as it is there, so that no letter that is typed has to wait for it.
        for (const booking of read.bookings) searchableOf(booking);
        const known = client.getQueryData<ReadBookings>(queryKey);
        if (!known?.complete && read.bookings.length > (known?.bookings.length ?? 0))
          client.setQueryData(queryKey, read);
      }
      return read;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Comparing ten thousand bookings field by field would stop the browser for nothing.
    structuralSharing: false,
  });
