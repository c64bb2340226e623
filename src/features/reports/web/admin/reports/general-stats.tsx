import type { BookingStatus } from '#features/booking/contract.ts';
import { bookingAdminTexts } from '#features/booking/texts/admin/admin-handle.ts';
import { statusLook } from '#features/booking/web/parts/admin/status-badge.tsx';
import { formatCount } from '#shared/kernel/time/format.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { StatsOverview } from '../../../contract.ts';
import { reportsTexts } from '../../../texts/reports-handle.ts';
import { percentOfAll, percentText } from './numbers.ts';

const statuses = Object.keys(statusLook) as BookingStatus[];

/** The number of bookings, by status, and the number of recent ones. */
export const GeneralStats = ({ stats }: { readonly stats: StatsOverview }) => {
  const t = useTexts(reportsTexts);
  const statusText = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  return (
    <Panel title={t('general.title')} className="break-inside-avoid">
      <StatusBar stats={stats} />
      <dl className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-4 gap-y-5 sm:grid-cols-4 xl:grid-cols-7 print:grid-cols-4">
        <div className={item}>
          <dt className={name}>{t('general.total')}</dt>
          <dd className={figure}>{formatCount(stats.total_bookings, language)}</dd>
        </div>
        {statuses.map((status) => {
          const { icon: Icon, badge } = statusLook[status];
          const count = countOf(stats, status);
          return (
            <div key={status} className={item}>
              <dt className={name}>{statusText(`status.${status}`)}</dt>
              <dd className="flex flex-wrap items-center gap-x-2 self-start">
                <span className={classNames('grid size-6 shrink-0 place-items-center rounded-full', badge)}>
                  <Icon size={14} aria-hidden="true" />
                </span>
                <span className={figure}>{formatCount(count, language)}</span>
                <span className="tabular text-sm text-muted">
                  {percentText(percentOfAll(count, stats.total_bookings))}
                </span>
              </dd>
            </div>
          );
        })}
        <div className={item}>
          <dt className={name}>{t('general.recent')}</dt>
          <dd>
            <span className={classNames(figure, 'block')}>{formatCount(stats.recent_bookings_30_days, language)}</span>
            <span className="block text-sm text-muted">{t('general.recent.note')}</span>
          </dd>
        </div>
      </dl>
    </Panel>
  );
};

const figure = 'tabular text-xl font-semibold tracking-tight';
// A name may take two lines; the numbers of a row still align.
const item = 'row-span-2 grid grid-rows-subgrid gap-y-0';
const name = 'self-end text-muted';

const fills: Record<BookingStatus, string> = {
  PENDING: 'fill-warning',
  PAYMENT_PENDING: 'fill-info',
  CONFIRMED: 'fill-success',
  COMPLETED: 'fill-accent',
  CANCELLED: 'fill-danger',
};

/** All bookings in one bar, by status; the same numbers are listed below it. */
const StatusBar = ({ stats }: { readonly stats: StatsOverview }) => {
  const all = stats.total_bookings;
  const percent = (count: number): string => `${(all === 0 ? 0 : count / all) * 100}%`;
  return (
    <svg aria-hidden="true" className="block h-3.5 w-full overflow-hidden rounded-sm">
      {all === 0 && <rect width="100%" height="14" className="fill-track" />}
      {statuses.map((status, i) => {
        const count = countOf(stats, status);
        const before = statuses.slice(0, i).reduce((sum, earlier) => sum + countOf(stats, earlier), 0);
        // The line around each part separates neighbours for people who cannot distinguish the colours.
        return (
          count > 0 && (
            <rect
              key={status}
              x={percent(before)}
              width={percent(count)}
              height="14"
              className={classNames(fills[status], 'stroke-surface stroke-2')}
            />
          )
        );
      })}
    </svg>
  );
};

const countOf = ({ status_breakdown }: StatsOverview, status: BookingStatus): number =>
  status_breakdown[status.toLowerCase() as Lowercase<BookingStatus>];
