import { useOverview } from '#features/reports/web/parts/admin/use-overview.ts';
import { formatCount } from '#shared/kernel/time/format.ts';
import { allTime } from '#shared/web/admin/range/date-range.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { BookingStatus } from '../../contract.ts';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';
import { statusFilters } from './list-view.ts';

interface StatusFilterProps {
  readonly status: BookingStatus | 'ALL';
  readonly onFilter: (status: BookingStatus | 'ALL') => void;
}

/** Filters by status, each with its number of bookings. */
export const StatusFilter = ({ status, onFilter }: StatusFilterProps) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const stats = useOverview(allTime).data;
  const counts: Readonly<Record<string, number | undefined>> = {
    ALL: stats?.total_bookings,
    PENDING: stats?.status_breakdown.pending,
    PAYMENT_PENDING: stats?.status_breakdown.payment_pending,
    CONFIRMED: stats?.status_breakdown.confirmed,
    COMPLETED: stats?.status_breakdown.completed,
    CANCELLED: stats?.status_breakdown.cancelled,
  };
  return (
    <fieldset aria-label={t('list.filter')} className="flex flex-wrap gap-1 border-b border-line p-2 max-sm:hidden">
      {statusFilters.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={status === name}
          onClick={() => onFilter(name)}
          className={classNames(
            'flex min-h-control cursor-pointer items-center gap-2 rounded-button px-3 font-medium transition duration-150',
            status === name
              ? 'bg-accent-soft text-accent-text'
              : 'text-muted hover:bg-[color-mix(in_srgb,var(--ink)_6%,transparent)] hover:text-ink',
          )}
        >
          {t(`status.${name}`)}
          <span className="tabular rounded-full bg-[color-mix(in_srgb,var(--ink)_8%,transparent)] px-2 text-sm">
            {counts[name] === undefined ? '·' : formatCount(counts[name], language)}
          </span>
        </button>
      ))}
    </fieldset>
  );
};

/** The same filter on a phone. */
export const StatusList = ({ status, onFilter }: StatusFilterProps) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <select
      aria-label={t('list.filter')}
      value={status}
      onChange={(event) => onFilter(event.target.value as BookingStatus | 'ALL')}
      className="min-h-control min-w-0 flex-1 rounded-field border border-control bg-surface px-2.5 sm:hidden"
    >
      {statusFilters.map((name) => (
        <option key={name} value={name}>
          {t(`status.${name}`)}
        </option>
      ))}
    </select>
  );
};
