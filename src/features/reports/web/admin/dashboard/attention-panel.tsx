import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { msOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { useBookingMoves } from '#features/booking/web/parts/admin/use-booking-changes.ts';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { Dotted } from '#shared/web/admin/dotted.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { Spinner } from '#shared/web/spinner.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';
import { LinkToMore, OtherMatters } from './other-matters.tsx';
import { useMatters } from './use-matters.ts';

const shown = 5;

/** What the studio has to handle: requests to confirm, the most urgent first, and all other matters, each by its number. */
export const AttentionPanel = () => {
  const t = useTexts(dashboardTexts);
  const pending = useBookings({ status: 'PENDING', sort_by: 'start', sort_order: 'asc', limit: shown });
  return (
    <Panel title={t('attention.title')}>
      {pending.isError ? (
        <LoadFailure title={t('attention.error')} error={pending.error} onRetry={() => void pending.refetch()} />
      ) : pending.data ? (
        // A request that was just confirmed is hidden even before the list is refetched.
        <Waiting requests={pending.data.filter(({ status }) => status === 'PENDING')} />
      ) : (
        <Coming />
      )}
    </Panel>
  );
};

const Coming = () => (
  <Loading className="grid gap-2">
    {[1, 2, 3].map((row) => (
      <div key={row} data-skeleton="row" className="flex items-center gap-3 py-1.5">
        <div className="min-w-0 flex-1">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-1.5 h-3 w-3/5" />
        </div>
        <Skeleton className="size-9" />
      </div>
    ))}
  </Loading>
);

const Waiting = ({ requests }: { readonly requests: readonly AdminBooking[] }) => {
  const t = useTexts(dashboardTexts);
  const { confirm, busyId } = useBookingMoves();
  const matters = useMatters();
  const more = requests.length < shown ? 0 : (matters.pending ?? 0) - requests.length;
  return (
    <>
      {matters.isKnown && requests.length === 0 && matters.isNothing && (
        <p className="text-muted">{t('attention.none')}</p>
      )}
      <ul className="-mx-2 grid grid-cols-1 gap-0.5">
        {requests.map((booking) => (
          <Request key={booking.id} booking={booking} busy={busyId === booking.id} onConfirm={() => confirm(booking)} />
        ))}
      </ul>
      <div className="mt-2 grid gap-2 leading-snug">
        {more > 0 && <LinkToMore to="/admin/bookings?status=PENDING">{t('attention.more', more)}</LinkToMore>}
        <OtherMatters matters={matters} />
      </div>
    </>
  );
};

interface RequestProps {
  readonly booking: AdminBooking;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

const Request = ({ booking, busy, onConfirm }: RequestProps) => {
  const t = useTexts(dashboardTexts);
  const { language } = useLanguage();
  return (
    <li className="flex items-center gap-2 rounded-field px-2 hover:bg-ground">
      <Link to={`/admin/bookings?highlight=${booking.id}`} className="min-w-0 flex-1 py-1.5 leading-snug">
        <span className="block truncate font-medium">{booking.customer_name}</span>
        <span className="tabular block text-sm text-muted">
          <Dotted
            facts={[
              ...(booking.overdue
                ? [
                    <span key="overdue" className="font-medium text-danger">
                      {t('attention.overdue')}
                    </span>,
                  ]
                : []),
              formatShort(msOf(booking.start), language),
              bookedServiceName(booking, language),
            ]}
          />
        </span>
      </Link>
      <button
        type="button"
        aria-label={t('attention.confirm', booking.customer_name)}
        title={t('attention.confirm', booking.customer_name)}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onConfirm()}
        className="icon-button border border-line text-success! hover:border-success hover:bg-success-soft!"
      >
        {busy ? <Spinner /> : <Check size={18} aria-hidden="true" />}
      </button>
    </li>
  );
};
