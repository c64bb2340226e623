import { Link, useNavigate } from 'react-router';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { contactText } from '#features/booking/web/parts/admin/booking-words.ts';
import { StartOf } from '#features/booking/web/parts/admin/start-of.tsx';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { RowsSkeleton } from '#shared/web/admin/table/rows-skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';

/**
 * The ten latest bookings, independent of the period above; `brief` shortens the empty state where another panel
 * already states it.
 */
export const RecentBookings = ({ brief = false }: { readonly brief?: boolean }) => {
  const t = useTexts(dashboardTexts);
  const bookings = useBookings({ limit: 10 });
  return (
    <Panel
      title={t('recent.title')}
      aside={
        <Link to="/admin/bookings" className="font-medium text-accent-text hover:underline">
          {t('recent.all')}
        </Link>
      }
    >
      {bookings.isError ? (
        <LoadFailure title={t('recent.error')} error={bookings.error} onRetry={() => void bookings.refetch()} />
      ) : !bookings.data ? (
        <RowsSkeleton rows={10} columns={['name', 'name', 'number', 'badge']} />
      ) : bookings.data.length === 0 ? (
        brief ? (
          <p className="text-muted">{t('recent.none')}</p>
        ) : (
          <EmptyState level="h3" title={t('recent.none')} text={t('recent.none.text')} />
        )
      ) : (
        <RecentTable bookings={bookings.data} />
      )}
    </Panel>
  );
};

const RecentTable = ({ bookings }: { readonly bookings: readonly AdminBooking[] }) => {
  const t = useTexts(dashboardTexts);
  return (
    <table className="-mx-2 w-[calc(100%+1rem)] table-fixed">
      <thead className="text-left text-sm text-muted max-sm:sr-only">
        <tr>
          <th className="px-2 pb-2 font-medium">{t('recent.customer')}</th>
          <th className="px-2 pb-2 font-medium">{`${t('recent.service')} · ${t('recent.when')}`}</th>
          <th className="w-24 px-2 pb-2 text-right font-medium">{t('recent.price')}</th>
          <th className="w-37 px-2 pb-2 font-medium">{t('recent.status')}</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({ booking }: { readonly booking: AdminBooking }) => {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const to = `/admin/bookings?highlight=${booking.id}`;
  return (
    // The link in the row is what the keyboard uses; the row is a larger target for the mouse.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <tr
      onClick={() => void navigate(to)}
      className="cursor-pointer border-t border-line hover:bg-ground max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_fit-content(60%)] max-sm:gap-x-2 max-sm:py-2"
    >
      <td className="px-2 sm:py-2">
        <Link to={to} onClick={(event) => event.stopPropagation()} className="line-clamp-2 font-medium break-words">
          {booking.customer_name}
        </Link>
        <span className="block truncate text-sm text-muted max-sm:hidden">{contactText(booking.customer_email)}</span>
      </td>
      <td className="px-2 max-sm:col-start-1 max-sm:text-sm max-sm:text-muted">
        <span className="line-clamp-2">{bookedServiceName(booking, language)}</span>
        <span className="tabular block sm:text-sm sm:text-muted">
          <StartOf booking={booking} />
        </span>
      </td>
      <td className="tabular px-2 text-right whitespace-nowrap max-sm:col-start-2 max-sm:row-start-2 max-sm:text-sm">
        {formatEuro(wholeCentsOf(booking.owed), language)}
      </td>
      <td className="px-2 max-sm:col-start-2 max-sm:row-start-1 max-sm:text-right">
        <StatusBadge
          status={booking.status}
          className="text-left hyphens-auto max-sm:[overflow-wrap:anywhere] max-sm:whitespace-normal"
        />
      </td>
    </tr>
  );
};
