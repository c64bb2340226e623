import { useDeferredValue, useEffect, useMemo } from 'react';
import { CreateBookingButton } from '#features/calendar/web/parts/admin/create-booking.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { PrintButton } from '#shared/web/admin/table/print-button.tsx';
import { RowsSkeleton } from '#shared/web/admin/table/rows-skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../admin-contract.ts';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';
import { BookingDialog, prepareBookingDialog } from '../parts/admin/booking-dialog.tsx';
import { BankNotice } from './bank-notice.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { HistoryOfCustomer } from './details/history-of-customer.tsx';
import { EmptyBookings } from './empty-bookings.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { LatePayments } from './late-payments.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { type ListView, searched, using } from './list-view.ts';
import { PrintedBookings } from './printed-bookings.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useBookingList } from './use-booking-list.ts';
import { useListView } from './use-list-view.ts';

/** The screen with all bookings: search, sort, view and edit. */
export const BookingsScreen = () => {
  const t = useTexts(bookingAdminTexts);
  const view = useListView();
  const { status, sort } = view;
  const list = useBookingList({ sort_by: sort.by, sort_order: sort.order, ...(status === 'ALL' ? {} : { status }) });
  const shown = useSearched(list.data?.bookings, view);
  useEffect(prepareBookingDialog, []);
  const complete = list.data?.complete === true;
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')}>
        <PrintButton />
        <ExportButtons sort={sort} />
        <CreateBookingButton />
      </PageHeader>
      <LatePayments />
      <BankNotice />
      <div className="card sm:overflow-clip print:hidden">
        <StatusFilter status={status} onFilter={view.filter} />
        <ListToolbar view={view} found={shown?.length} complete={complete} />
        <div className="px-3 pb-3 sm:px-2 sm:pb-2">
          {list.isError ? (
            <LoadFailure title={t('list.error')} error={list.error} onRetry={() => void list.refetch()} />
          ) : shown === undefined || (shown.length === 0 && !complete) ? (
            <RowsSkeleton rows={8} columns={['name', 'name', 'line', 'line', 'badge', 'buttons']} tableFrom={64} />
          ) : shown.length === 0 ? (
            <EmptyBookings view={view} />
          ) : (
            <BookingsTable bookings={shown} view={view} stale={list.isPlaceholderData} />
          )}
        </div>
      </div>
      {shown && <PrintedBookings bookings={shown} />}
      {view.opened !== undefined && (
        <BookingDialog key={view.opened} id={view.opened} known={list.data?.bookings} onClose={view.close} />
      )}
      {view.customer && <HistoryOfCustomer customer={view.customer} onClose={view.closeCustomer} />}
    </div>
  );
};

/** The search runs in the browser on the loaded bookings, and may lag behind fast typing. */
const useSearched = (
  bookings: readonly AdminBooking[] | undefined,
  { text, resource }: Pick<ListView, 'text' | 'resource'>,
): readonly AdminBooking[] | undefined => {
  const wanted = useDeferredValue(text);
  return useMemo(() => bookings && searched(using(bookings, resource), wanted), [bookings, resource, wanted]);
};
