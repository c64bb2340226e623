import { Link } from 'react-router';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { msOf, serviceNameOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useNow, useToday } from '#shared/web/admin/use-now.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';

/** Today's sessions, by photographer. */
export const TodayPanel = () => {
  const t = useTexts(dashboardTexts);
  const today = useToday();
  const bookings = useBookings({ date_from: today, date_to: today, sort_by: 'start', sort_order: 'asc' });
  const sessions = bookings.data?.filter((booking) => booking.status !== 'CANCELLED');
  return (
    <Panel
      title={t('today.title')}
      aside={
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to="/admin/today" className="font-medium text-accent-text hover:underline">
            {t('today.sheets')}
          </Link>
          <Link to={`/admin/calendar?date=${today}`} className="font-medium text-accent-text hover:underline">
            {t('today.calendar')}
          </Link>
        </div>
      }
    >
      {bookings.isError ? (
        <LoadFailure title={t('today.error')} error={bookings.error} onRetry={() => void bookings.refetch()} />
      ) : sessions === undefined ? (
        <ComingDay />
      ) : sessions.length === 0 ? (
        <NothingToday />
      ) : (
        <>
          <div className={columns}>
            {byPhotographer(sessions).map((theirs) => (
              <Photographer key={theirs[0]?.photographer_id} sessions={theirs} />
            ))}
          </div>
          <WithoutSession sessions={sessions} />
        </>
      )}
    </Panel>
  );
};

const ComingDay = () => (
  <Loading className={columns}>
    {[1, 2, 3].map((column) => (
      <div key={column} data-skeleton="column" className="min-w-0 max-sm:not-first-of-type:hidden">
        <div className="mb-2.5 flex items-center justify-between gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-1/5" />
        </div>
        {[1, 2, 3].map((session) => (
          <div key={session} className="mb-1.5 flex gap-3 rounded-field border border-line px-3 py-2.5">
            <Skeleton className="h-9 w-10" />
            <div className="min-w-0 flex-1">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="mt-1.5 h-3 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    ))}
  </Loading>
);

const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] items-start gap-4';

const byPhotographer = (sessions: readonly AdminBooking[]): readonly (readonly AdminBooking[])[] => {
  const groups = new Map<string, AdminBooking[]>();
  for (const session of sessions) {
    groups.set(session.photographer_id, [...(groups.get(session.photographer_id) ?? []), session]);
  }
  return [...groups.values()].sort((a, b) => byName(a[0], b[0]));
};

const byName = (a: AdminBooking | undefined, b: AdminBooking | undefined): number =>
  (a?.photographer_name ?? '').localeCompare(b?.photographer_name ?? '', 'de');

const Photographer = ({ sessions }: { readonly sessions: readonly AdminBooking[] }) => {
  const t = useTexts(dashboardTexts);
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 flex items-baseline justify-between gap-2 font-semibold">
        {sessions[0]?.photographer_name}
        <span className="text-sm font-normal text-muted">{t('today.sessions', sessions.length)}</span>
      </h3>
      <ul className="grid grid-cols-1 gap-1.5">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    </div>
  );
};

/** The photographers without a session, so that the day is complete at a glance. */
const WithoutSession = ({ sessions }: { readonly sessions: readonly AdminBooking[] }) => {
  const t = useTexts(dashboardTexts);
  const photographers = usePhotographers().data ?? [];
  const busy = new Set(sessions.map((session) => session.photographer_id));
  const free = photographers.filter(({ id, is_active }) => is_active && !busy.has(id)).map(({ name }) => name);
  return free.length > 0 && <p className="mt-3 text-sm text-muted">{t('today.free', free.join(', '))}</p>;
};

const Session = ({ session }: { readonly session: AdminBooking }) => {
  const t = useTexts(dashboardTexts);
  const { language } = useLanguage();
  const now = useNow();
  const [start, end] = [msOf(session.start), msOf(session.end)];
  const isNow = start <= now && now < end;
  return (
    <li>
      <Link
        to={`/admin/bookings?highlight=${session.id}`}
        className={classNames(
          'flex gap-3 rounded-field border px-3 py-2 transition duration-150 hover:border-control',
          isNow ? 'border-accent bg-accent-soft' : 'border-line',
          end <= now && 'text-muted',
        )}
      >
        <span className="tabular shrink-0 text-right leading-snug">
          <span className="block font-semibold">{formatTime(start)}</span>
          <span className="block text-sm text-muted">{formatTime(end)}</span>
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block truncate font-medium">
            {session.customer_name}
            {isNow && <span className="ml-2 text-sm text-accent-text">{t('today.now')}</span>}
          </span>
          <span className="block truncate text-sm text-muted">{serviceNameOf(session, language)}</span>
          {session.status !== 'CONFIRMED' && <StatusBadge status={session.status} className="mt-1" />}
        </span>
      </Link>
    </li>
  );
};

const NothingToday = () => {
  const t = useTexts(dashboardTexts);
  const { language } = useLanguage();
  const tomorrow = addDays(useToday(), 1);
  const next = useBookings({ date_from: tomorrow, sort_by: 'start', sort_order: 'asc', limit: 20 });
  // Rendered at once, so that the content below does not move twice.
  if (next.isPending) return <ComingDay />;
  const booking = next.data?.find(({ status }) => status !== 'CANCELLED');
  const text = booking
    ? t('today.next', `${formatShort(msOf(booking.start), language)} · ${booking.customer_name}`)
    : t('today.noNext');
  return <EmptyState level="h3" title={t('today.none')} text={text} />;
};
