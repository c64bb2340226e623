import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { msOf, serviceNameOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { useBookingMoves } from '#features/booking/web/parts/admin/use-booking-changes.ts';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { useFailedMessages } from '#features/notifications/web/parts/admin/use-outbox.ts';
import { formatShort } from '#shared/kernel/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { Spinner } from '#shared/web/spinner.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';

const shown = 5;

/** What waits for the studio: requests to confirm, the most urgent first, payments that have not come, and messages that could not be sent. */
export const AttentionPanel = () => {
  const t = useTexts(dashboardTexts);
  const pending = useBookings({ status: 'PENDING', sort_by: 'start', sort_order: 'asc' });
  const unpaid = useBookings({ status: 'PAYMENT_PENDING' });
  const { confirm, busyId } = useBookingMoves();
  const requests = pending.data ?? [];
  const failedMessages = useFailedMessages() ?? 0;
  const failed = pending.isError ? pending : unpaid.isError ? unpaid : undefined;
  return (
    <Panel title={t('attention.title')}>
      {failed ? (
        <LoadFailure title={t('attention.error')} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : !pending.data || !unpaid.data ? (
        <Loading className="grid gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      ) : (
        <>
          {requests.length + unpaid.data.length + failedMessages === 0 && (
            <p className="text-muted">{t('attention.none')}</p>
          )}
          <ul className="-mx-2 grid grid-cols-1 gap-0.5">
            {requests.slice(0, shown).map((booking) => (
              <Request
                key={booking.id}
                booking={booking}
                busy={busyId === booking.id}
                onConfirm={() => confirm(booking)}
              />
            ))}
          </ul>
          <div className="mt-2 grid gap-1">
            {requests.length > shown && (
              <MoreLink to="/admin/bookings?status=PENDING">{t('attention.more', requests.length - shown)}</MoreLink>
            )}
            {unpaid.data.length > 0 && (
              <MoreLink to="/admin/bookings?status=PAYMENT_PENDING">
                {t('attention.payment', unpaid.data.length)}
              </MoreLink>
            )}
            {failedMessages > 0 && (
              <MoreLink to="/admin/outbox?status=failed">{t('attention.messages', failedMessages)}</MoreLink>
            )}
          </div>
        </>
      )}
    </Panel>
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
        <span className="block truncate text-sm text-muted">
          {booking.overdue && <span className="font-medium text-danger">{t('attention.overdue')} · </span>}
          <span className="tabular">{formatShort(msOf(booking.start), language)}</span>
          {` · ${serviceNameOf(booking, language)}`}
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

const MoreLink = ({ to, children }: { readonly to: string; readonly children: React.ReactNode }) => (
  <Link to={to} className="font-medium text-accent-text hover:underline">
    {children}
  </Link>
);
