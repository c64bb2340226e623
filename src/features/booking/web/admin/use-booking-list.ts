import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BookingQuery } from '../../list-contract.ts';
import { bookingListsKey, bookingsCall } from '../parts/admin/use-bookings.ts';
import { type ReadBookings, readBookings } from './list-pages.ts';
import { searchableOf } from './list-view.ts';

/**
 * Loads all bookings of a status, in order. The first rows are shown while the others load. A complete list stays
 * visible until it has been read again.
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
        // Builds the search index while loading, so that typing does not have to wait for it.
        for (const booking of read.bookings) searchableOf(booking);
        const known = client.getQueryData<ReadBookings>(queryKey);
        if (!known?.complete && read.bookings.length > (known?.bookings.length ?? 0))
          client.setQueryData(queryKey, read);
      }
      return read;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    // A deep comparison of ten thousand bookings would block the browser without benefit.
    structuralSharing: false,
  });
