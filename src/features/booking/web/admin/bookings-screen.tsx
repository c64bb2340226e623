import { useDeferredValue, useMemo } from 'react';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../admin-contract.ts';
import { bookingAdminTexts } from '../../texts/admin-handle.ts';
import { useBookings } from '../parts/admin/use-bookings.ts';
import { BookingsTable } from './bookings-table.tsx';
import { BookingDetails } from './details/booking-details.tsx';
import { EmptyBookings } from './empty-bookings.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { searchable } from './list-view.ts';
import { StatusFilter } from './status-filter.tsx';
import { useListView } from './use-list-view.ts';

/** All bookings: found, sorted, looked at and changed. */
export const BookingsScreen = () => {
  const t = useTexts(bookingAdminTexts);
  const view = useListView();
  const { status, sort } = view;
  const bookings = useBookings({ sort_by: sort.by, sort_order: sort.order, ...(status === 'ALL' ? {} : { status }) });
  const shown = useSearched(bookings.data, view.text);
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')}>
        <ExportButtons sort={sort} />
      </PageHeader>
      <div className="card sm:overflow-clip">
        <StatusFilter status={status} onFilter={view.filter} />
        <ListToolbar view={view} found={shown?.length} />
        <div className="px-3 pb-3 sm:px-2 sm:pb-2">
          {bookings.isError ? (
            <LoadFailure title={t('list.error')} error={bookings.error} onRetry={() => void bookings.refetch()} />
          ) : shown === undefined ? (
            <LoadingRows />
          ) : shown.length === 0 ? (
            <EmptyBookings view={view} />
          ) : (
            <BookingsTable bookings={shown} view={view} stale={bookings.isPlaceholderData} />
          )}
        </div>
      </div>
      {view.opened !== undefined && (
        <BookingDetails key={view.opened} id={view.opened} known={bookings.data} onClose={view.close} />
      )}
    </div>
  );
};

/** The search runs here, on what was loaded (AMB-111), and may lag behind fast typing. */
const useSearched = (
  bookings: readonly AdminBooking[] | undefined,
  text: string,
): readonly AdminBooking[] | undefined => {
  const wanted = useDeferredValue(text);
  const search = useMemo(() => bookings && searchable(bookings), [bookings]);
  return useMemo(() => search?.(wanted), [search, wanted]);
};

const LoadingRows = () => (
  <Loading className="grid gap-2 p-2">
    {Array.from({ length: 8 }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- rows of a skeleton are all the same
      <Skeleton key={index} className="h-12" />
    ))}
  </Loading>
);
