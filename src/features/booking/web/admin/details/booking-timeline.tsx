import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import type { TimelineEntry } from '../../../timeline-contract.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { bookingsCall, bookingsKey } from '../../parts/admin/use-bookings.ts';
import { useEventText } from '../../parts/admin/use-event-text.ts';

/** The timeline of a booking, latest entry first. */
export const BookingTimeline = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const timeline = useQuery({
    queryKey: [...bookingsKey, 'timeline', booking.id],
    queryFn: ({ signal }) =>
      bookingsCall('GET /api/admin/bookings/{id}/timeline', { params: { id: booking.id } }, { signal }),
    staleTime: 0,
  });
  return (
    <section aria-label={t('timeline.title')}>
      <h3 className="mb-2 font-semibold">{t('timeline.title')}</h3>
      {timeline.isError ? (
        <LoadFailure title={t('timeline.error')} error={timeline.error} onRetry={() => void timeline.refetch()} />
      ) : timeline.data ? (
        <ol className="grid grid-cols-1">
          {timeline.data.toReversed().map((entry) => (
            <Entry key={`${entry.at} ${entry.action}`} entry={entry} />
          ))}
        </ol>
      ) : (
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      )}
    </section>
  );
};

const Entry = ({ entry }: { readonly entry: TimelineEntry }) => {
  const eventText = useEventText();
  const t = useTexts(bookingAdminTexts);
  return (
    <li className="relative border-l border-line pb-3 pl-4 last:pb-0">
      <span aria-hidden="true" className="absolute top-1.5 -left-[4.5px] size-2 rounded-full bg-control" />
      <span className="block">{eventText(entry)}</span>
      <span className="tabular block text-sm text-muted">
        {[formatDateTime(msOf(entry.at)), entry.actor_name ?? t(`actor.${entry.actor}`)].join(' · ')}
      </span>
    </li>
  );
};
