import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { bookingsCall, bookingsKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { Button } from '#shared/web/button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { CalendarFeed } from './calendar-feed.tsx';

interface PhotographerCalendarProps {
  readonly photographer: { readonly id: string; readonly name: string; readonly is_active: boolean };
  readonly onClose: () => void;
}

/** A photographer's bookings from today on, and the feed address for a phone. */
export const PhotographerCalendar = ({ photographer: { id, name, is_active }, onClose }: PhotographerCalendarProps) => {
  const t = useTexts(calendarTexts);
  return (
    <Modal title={t('photographer.title', name)} onClose={onClose} light>
      <div className="grid gap-5">
        {is_active && (
          <div>
            <AddTimeOff photographerId={id} />
          </div>
        )}
        <UpcomingBookings photographerId={id} />
        <div className="border-t border-line pt-4">
          <CalendarFeed of={{ id, name, isPhotographer: true }} isActive={is_active} />
        </div>
      </div>
    </Modal>
  );
};

const UpcomingBookings = ({ photographerId }: { readonly photographerId: string }) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const [today] = useState(() => berlinDateOf(Date.now()));
  const bookings = usePhotographerBookings(photographerId, today);
  if (!bookings.data) {
    return bookings.isError ? (
      <LoadFailure
        title={t('photographer.loadingError')}
        error={bookings.error}
        onRetry={() => void bookings.refetch()}
      />
    ) : (
      <ListSkeleton rows={3} />
    );
  }
  if (bookings.data.length === 0) return <p className="text-muted">{t('photographer.none')}</p>;
  return (
    <ul aria-label={t('photographer.bookings')} className="divide-y divide-line">
      {bookings.data.map((booking) => (
        <li key={booking.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
          <Link
            to={`/admin/calendar?booking=${booking.id}`}
            className="min-h-control min-w-0 flex-1 content-center py-1 underline-offset-4 hover:underline"
          >
            <span className="tabular block font-medium">{formatShort(epochOf(booking.start), language)}</span>
            <span className="block break-words text-muted">
              {booking.customer_name} ·{' '}
              {serviceName(
                {
                  name: booking.service_name,
                  name_de: booking.service_name_de,
                  name_ru: booking.service_name_ru,
                },
                language,
              )}
            </span>
          </Link>
          <StatusBadge status={booking.status} />
        </li>
      ))}
    </ul>
  );
};

const form = () => import('../../admin/time-off/time-off-form.tsx');

const TimeOffForm = lazy(async () => ({ default: (await form()).TimeOffForm }));

/** Opens the form for a photographer's time off, starting today. */
const AddTimeOff = ({ photographerId }: { readonly photographerId: string }) => {
  const t = useTexts(calendarTexts);
  const [today, setToday] = useState<string>();
  return (
    <>
      <Button look="secondary" onPointerEnter={() => void form()} onClick={() => setToday(berlinDateOf(Date.now()))}>
        <CalendarOff size={17} aria-hidden="true" />
        {t('calendar.addTimeOff')}
      </Button>
      {today && (
        <Suspense>
          <TimeOffForm at={{ photographer_id: photographerId, date: today }} onClose={() => setToday(undefined)} />
        </Suspense>
      )}
    </>
  );
};

/** The bookings of a photographer from a date on, ordered by start, without cancelled ones. */
const usePhotographerBookings = (id: string, date_from: string) =>
  useQuery({
    queryKey: [...bookingsKey, 'of-photographer', id, date_from],
    queryFn: ({ signal }) =>
      bookingsCall(
        'GET /api/admin/photographers/{id}/bookings',
        { params: { id }, query: { date_from, sort_by: 'start', sort_order: 'asc', limit: 200 } },
        { signal },
      ),
    select: (bookings) => bookings.filter(({ status }) => status !== 'CANCELLED'),
    staleTime: 0,
  });
