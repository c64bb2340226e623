import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bankNoticeTexts } from '#features/booking/texts/admin/bank-notice.ts';
import { bookingMoneyTexts } from '#features/booking/texts/admin/money-handle.ts';
import { contestedPaymentTexts } from '#features/booking/texts/contested-payment.ts';
import { msOf, serviceNameOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { useBankLines } from '#features/booking/web/parts/admin/use-bank-lines.ts';
import { useBookingMoves } from '#features/booking/web/parts/admin/use-booking-changes.ts';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { useLatePayments } from '#features/booking/web/parts/admin/use-late-payments.ts';
import { useBrokenWebhooks } from '#features/integrations/web/parts/admin/use-webhooks.ts';
import { useFailedMessages } from '#features/notifications/web/parts/admin/use-outbox.ts';
import { useOpenWithdrawals } from '#features/withdrawals/web/parts/admin/use-withdrawals.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { Dotted } from '#shared/web/admin/dotted.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { allTime } from '#shared/web/admin/range/date-range.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { Spinner } from '#shared/web/spinner.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { StatsOverview } from '../../../contract.ts';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';
import { useOverview } from '../../parts/admin/use-overview.ts';

const shown = 5;

/**
 * What the studio has to handle: requests to confirm, the most urgent first, overdue payments, refunds, contested payments,
 * undelivered messages, disabled webhooks, and withdrawals that the studio has to decide.
 */
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

const noMoney: Pick<StatsOverview['payments'], 'refunds_needed' | 'contested'> = { refunds_needed: [], contested: [] };

const Waiting = ({ requests }: { readonly requests: readonly AdminBooking[] }) => {
  const t = useTexts(dashboardTexts);
  const { confirm, busyId } = useBookingMoves();
  // Without these figures nothing is shown here; the panel below shows the error. A failure is reported and retried
  // there.
  const numbers = useOverview(allTime, { retryOnMount: false }).data;
  const unpaid = numbers?.status_breakdown.payment_pending ?? 0;
  const { unsent, broken, late, withdrawals, transfers } = useTroubles();
  const { refunds_needed: refunds, contested } = numbers?.payments ?? noMoney;
  const more = requests.length < shown ? 0 : (numbers?.status_breakdown.pending ?? 0) - requests.length;
  const listed = [requests, refunds, contested].map(({ length }) => length);
  const counts = [...listed, unpaid, unsent, late, broken, withdrawals, transfers];
  return (
    <>
      {numbers && counts.every((count) => count === 0) && <p className="text-muted">{t('attention.none')}</p>}
      <ul className="-mx-2 grid grid-cols-1 gap-0.5">
        {requests.map((booking) => (
          <Request key={booking.id} booking={booking} busy={busyId === booking.id} onConfirm={() => confirm(booking)} />
        ))}
      </ul>
      <div className="mt-2 grid gap-1">
        {more > 0 && <MoreLink to="/admin/bookings?status=PENDING">{t('attention.more', more)}</MoreLink>}
        {unpaid > 0 && (
          <MoreLink to="/admin/bookings?status=PAYMENT_PENDING">{t('attention.payment', unpaid)}</MoreLink>
        )}
        {refunds.length > 0 && (
          <MoreLink to={`/admin/bookings?booking=${refunds[0]}`}>{t('attention.refund', refunds.length)}</MoreLink>
        )}
        <Contested bookings={contested} />
        <LatePayments count={late} />
        <Transfers count={transfers} />
        {withdrawals > 0 && <MoreLink to="/admin/withdrawals">{t('attention.withdrawals', withdrawals)}</MoreLink>}
        {unsent > 0 && <MoreLink to="/admin/outbox?status=failed">{t('attention.messages', unsent)}</MoreLink>}
        <BrokenWebhooks count={broken} />
      </div>
    </>
  );
};

/**
 * Undelivered messages and webhook events, money of deleted bookings, open withdrawals, doubtful transfers; nothing while
 * unknown.
 */
const useTroubles = () => ({
  unsent: useFailedMessages() ?? 0,
  broken: useBrokenWebhooks() ?? 0,
  late: useLatePayments()?.length ?? 0,
  withdrawals: useOpenWithdrawals() ?? 0,
  transfers: useBankLines().data?.lines.length ?? 0,
});

const Contested = ({ bookings }: { readonly bookings: readonly string[] }) => {
  const texts = contestedPaymentTexts[useLanguage().language];
  const [first] = bookings;
  return first && <MoreLink to={`/admin/bookings?booking=${first}`}>{texts.count(bookings.length)}</MoreLink>;
};

const Transfers = ({ count }: { readonly count: number }) => {
  const texts = bankNoticeTexts[useLanguage().language];
  return count > 0 && <MoreLink to="/admin/bank">{texts.doubtful(count)}</MoreLink>;
};

const LatePayments = ({ count }: { readonly count: number }) => {
  const t = useTexts(bookingMoneyTexts);
  return count > 0 && <MoreLink to="/admin/bookings">{t('late.count', count)}</MoreLink>;
};

const BrokenWebhooks = ({ count }: { readonly count: number }) => {
  const t = useTexts(dashboardTexts);
  return count > 0 && <MoreLink to="/admin/integrations">{t('attention.webhooks', count)}</MoreLink>;
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
              serviceNameOf(booking, language),
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

const MoreLink = ({ to, children }: { readonly to: string; readonly children: React.ReactNode }) => (
  <Link to={to} className="font-medium text-accent-text hover:underline">
    {children}
  </Link>
);
