import { Link } from 'react-router';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { msOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { useNow } from '#shared/web/admin/use-now.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';

/** The sessions that begin on a Berlin day, without cancelled ones, in the order of their start. */
export const useSessionsOf = (date: string) => {
  const bookings = useBookings({ date_from: date, date_to: date, sort_by: 'start', sort_order: 'asc' });
  return { ...bookings, sessions: bookings.data?.filter(({ status }) => status !== 'CANCELLED') };
};

/** The sessions of a day by photographer, and who has none. */
export const DaySessions = ({ sessions }: { readonly sessions: readonly AdminBooking[] }) => (
  <>
    <div className={columns}>
      {byPhotographer(sessions).map((theirs) => (
        <Photographer key={theirs[0]?.photographer_id} sessions={theirs} />
      ))}
    </div>
    <WithoutSession sessions={sessions} />
  </>
);

/** The place of the sessions of a day while they load. */
export const ComingDay = () => (
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
          <span className="block truncate text-sm text-muted">{bookedServiceName(session, language)}</span>
          {session.status !== 'CONFIRMED' && <StatusBadge status={session.status} className="mt-1" />}
        </span>
      </Link>
    </li>
  );
};
