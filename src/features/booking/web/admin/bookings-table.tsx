import { useState } from 'react';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import type { TableColumn } from '#shared/web/admin/table/data-table.tsx';
import { DataTable } from '#shared/web/admin/table/data-table.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../admin-contract.ts';
import { hasMoneyToReturn } from '../../domain/money/booking-money.ts';
import type { BookingSortField } from '../../list-contract.ts';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';
import { contactText } from '../parts/admin/booking-words.ts';
import { CancelPaidModal } from '../parts/admin/cancel-paid-modal.tsx';
import { paymentInCents } from '../parts/admin/payment-in-cents.ts';
import { PaymentNote } from '../parts/admin/payment-note.tsx';
import { RequestNote } from '../parts/admin/request-note.tsx';
import { StartOf } from '../parts/admin/start-of.tsx';
import { StatusBadge } from '../parts/admin/status-badge.tsx';
import { UnconfirmedNote } from '../parts/admin/unconfirmed-note.tsx';
import { useBookingMoves } from '../parts/admin/use-booking-changes.ts';
import { BookingCard } from './booking-card.tsx';
import { RowActions } from './row-actions.tsx';
import type { useListView } from './use-list-view.ts';

interface BookingsTableProps {
  readonly bookings: readonly AdminBooking[];
  readonly view: ReturnType<typeof useListView>;
  readonly stale: boolean;
}

/** The list of bookings: six columns, three of them sortable. */
export const BookingsTable = ({ bookings, view, stale }: BookingsTableProps) => {
  const t = useTexts(bookingAdminTexts);
  const moves = useBookingMoves();
  const [cancelling, setCancelling] = useState<AdminBooking>();
  const columns = useColumns(view.open);
  const actions = (booking: AdminBooking) => (
    <RowActions
      booking={booking}
      busy={moves.busyId === booking.id}
      onConfirm={() => moves.confirm(booking)}
      onCancel={() =>
        hasMoneyToReturn(paymentInCents(booking.payment)) ? setCancelling(booking) : void moves.cancel(booking)
      }
      onOpen={() => view.open(booking.id)}
    />
  );
  const card = (booking: AdminBooking) => (
    <BookingCard booking={booking} onOpen={() => view.open(booking.id)} actions={actions(booking)} />
  );
  return (
    <>
      <DataTable
        label={t('list.title')}
        rows={bookings}
        rowId={idOf}
        columns={[
          ...columns,
          { id: 'actions', header: t('column.actions'), width: 'w-38', align: 'end', cell: actions },
        ]}
        card={card}
        sorting={{ ...view.sort, onSort: (by) => view.sortBy(by as BookingSortField) }}
        tableFrom={64}
        highlight={view.highlight}
        stale={stale}
      />
      {cancelling && (
        <CancelPaidModal
          // As it is now: a refund may have been made meanwhile.
          booking={bookings.find(({ id }) => id === cancelling.id) ?? cancelling}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </>
  );
};

const idOf = (booking: AdminBooking): string => booking.id;

const useColumns = (open: (id: string) => void): readonly TableColumn<AdminBooking>[] => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  return [
    {
      id: 'customer',
      header: t('column.customer'),
      sort: 'customer_name',
      cell: (booking) => <CustomerCell booking={booking} onOpen={() => open(booking.id)} />,
    },
    {
      id: 'service',
      header: t('column.service'),
      cell: (booking) => (
        <>
          <span className="line-clamp-2 leading-snug hyphens-auto">
            {withSoftHyphens(bookedServiceName(booking, language))}
          </span>
          <span className="tabular block text-sm text-muted">{formatEuro(wholeCentsOf(booking.owed), language)}</span>
        </>
      ),
    },
    {
      id: 'photographer',
      header: t('column.photographer'),
      width: 'w-32 2xl:w-40',
      cell: (booking) => <span className="line-clamp-2 leading-snug">{booking.photographer_name}</span>,
    },
    {
      id: 'start',
      header: t('column.start'),
      sort: 'start',
      width: 'w-52 max-lg:w-36',
      cell: (booking) => (
        <span className="tabular">
          <StartOf booking={booking} />
          {booking.overdue && <span className="block text-sm font-medium text-danger">{t('list.overdue')}</span>}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      sort: 'status',
      width: 'w-42',
      cell: (booking) => (
        <>
          <StatusBadge status={booking.status} />
          <UnconfirmedNote booking={booking} />
          <RequestNote booking={booking} />
          <PaymentNote booking={booking} className="mt-0.5 text-sm" />
        </>
      ),
    },
  ];
};

const CustomerCell = ({ booking, onOpen }: { readonly booking: AdminBooking; readonly onOpen: () => void }) => (
  <>
    <button
      type="button"
      data-row-name=""
      onClick={onOpen}
      className="line-clamp-2 max-w-full cursor-pointer text-left leading-snug font-medium break-words hover:underline"
    >
      {booking.customer_name}
    </button>
    <span className="block truncate text-sm text-muted">{contactText(booking.customer_email)}</span>
  </>
);
