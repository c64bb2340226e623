import type { LucideIcon } from 'lucide-react';
import { NotebookText } from 'lucide-react';
import { Link } from 'react-router';
import type { BookingStatus } from '#features/booking/contract.ts';
import { statusLook } from '#features/booking/web/parts/admin/status-badge.tsx';
import { formatCount } from '#shared/kernel/time/format.ts';
import { Dotted } from '#shared/web/admin/dotted.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { DateRangePicker } from '#shared/web/admin/range/date-range-picker.tsx';
import { useDateRange } from '#shared/web/admin/range/use-date-range.ts';
import { useRangeText } from '#shared/web/admin/range/use-range-text.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { StatsOverview } from '../../../contract.ts';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';
import { useOverview } from '../../parts/admin/use-overview.ts';

/** The key figures of a period. */
export const StatsPanel = ({ className }: { readonly className?: string }) => {
  const t = useTexts(dashboardTexts);
  const rangeText = useRangeText();
  const { choose, ...choice } = useDateRange();
  const stats = useOverview(choice.range);
  return (
    <Panel
      title={t('stats.title')}
      aside={
        <output className="text-muted">
          {t('stats.period', rangeText(choice.range))}
          {stats.data && !stats.isPlaceholderData && ` · ${t('stats.count', stats.data.total_bookings)}`}
        </output>
      }
      {...(className ? { className } : {})}
    >
      <DateRangePicker choice={choice} onChoose={choose} />
      <div className="mt-4">
        {stats.isError ? (
          <LoadFailure title={t('stats.error')} error={stats.error} onRetry={() => void stats.refetch()} />
        ) : stats.data ? (
          <>
            <Cards stats={stats.data} stale={stats.isPlaceholderData} />
            <Counted status={stats.data.status_breakdown} />
            <Prepayments payments={stats.data.payments} />
          </>
        ) : (
          <Loading className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            {cards.map(({ label }) => (
              <div key={label} data-skeleton="card" className="rounded-field border border-line bg-ground p-3 sm:p-4">
                <Skeleton className="h-4 w-3/5" />
                <div className="mt-2.5 flex items-center gap-2">
                  <Skeleton className="size-6 rounded-full" />
                  <Skeleton className="h-6 w-10" />
                </div>
              </div>
            ))}
          </Loading>
        )}
      </div>
    </Panel>
  );
};

interface CardOf {
  readonly label: 'stats.total' | 'stats.pending' | 'stats.confirmed' | 'stats.completed';
  readonly count: (stats: StatsOverview) => number;
  readonly status?: BookingStatus;
}

const cards: readonly CardOf[] = [
  { label: 'stats.total', count: (stats) => stats.total_bookings },
  { label: 'stats.pending', count: (stats) => stats.status_breakdown.pending, status: 'PENDING' },
  { label: 'stats.confirmed', count: (stats) => stats.status_breakdown.confirmed, status: 'CONFIRMED' },
  { label: 'stats.completed', count: (stats) => stats.status_breakdown.completed, status: 'COMPLETED' },
];

const total: { readonly icon: LucideIcon; readonly badge: string } = {
  icon: NotebookText,
  badge: 'bg-line text-muted',
};

/** What else the total consists of, so that its parts add up to it, and by which day bookings belong to a period. */
const Counted = ({
  status: { payment_pending, cancelled },
}: {
  readonly status: StatsOverview['status_breakdown'];
}) => {
  const t = useTexts(dashboardTexts);
  const { language } = useLanguage();
  const others = [
    { count: payment_pending, status: 'PAYMENT_PENDING', text: 'stats.paymentPending' },
    { count: cancelled, status: 'CANCELLED', text: 'stats.cancelled' },
  ] as const;
  const some = others.filter(({ count }) => count > 0);
  return (
    <div className="mt-3 text-sm text-muted">
      {some.length > 0 && (
        <div className="tabular flex flex-wrap gap-x-1.5">
          {t('stats.also')}{' '}
          <Dotted
            facts={some.map(({ count, status, text }) => (
              <Link key={status} to={`/admin/bookings?status=${status}`} className="text-accent-text hover:underline">
                {t(text, formatCount(count, language))}
              </Link>
            ))}
          />
        </div>
      )}
      <p>{t('stats.day')}</p>
    </div>
  );
};

/** The prepayments for these bookings, cancelled ones included; renders nothing without any. */
const Prepayments = ({ payments: { paid, refunded, open } }: Pick<StatsOverview, 'payments'>) => {
  const t = useTexts(dashboardTexts);
  const euro = useEuro();
  if (paid + open === 0) return null;
  const parts = [
    t('stats.paid', euro(paid)),
    ...(refunded > 0 ? [t('stats.refunded', euro(refunded))] : []),
    ...(open > 0 ? [t('stats.open', euro(open))] : []),
  ];
  return (
    <p className="tabular mt-4 flex flex-wrap gap-x-1.5">
      <span className="text-muted">{t('stats.money')}:</span> <Dotted facts={parts} />
    </p>
  );
};

const Cards = ({ stats, stale }: { readonly stats: StatsOverview; readonly stale: boolean }) => {
  const t = useTexts(dashboardTexts);
  const { language } = useLanguage();
  return (
    <ul
      aria-busy={stale}
      className={classNames('grid grid-cols-2 gap-3 transition duration-150 lg:grid-cols-4', stale && 'opacity-50')}
    >
      {cards.map(({ label, count, status }) => {
        const { icon: Icon, badge } = status ? statusLook[status] : total;
        return (
          <li key={label} className="min-w-0">
            <Link
              to={status ? `/admin/bookings?status=${status}` : '/admin/bookings'}
              className="block h-full rounded-field border border-line bg-ground p-3 transition duration-150 sm:p-4 hover:border-control"
            >
              <span className="block text-muted">{t(label)}</span>
              <span className="mt-1 flex flex-wrap items-center gap-x-2">
                <span className={classNames('grid size-6 shrink-0 place-items-center rounded-full', badge)}>
                  <Icon size={14} aria-hidden="true" />
                </span>
                <span className="tabular text-2xl font-semibold tracking-tight">
                  {formatCount(count(stats), language)}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
