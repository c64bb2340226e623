import { rangeOf } from '#features/hours/web/parts/admin/time-off-range.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { useEvents } from '../use-calendar.ts';
import { BookingLink } from './booking-link.tsx';

interface BookingsInsideProps {
  readonly photographer_id: string;
  /** Berlin wall times; '' while unknown. */
  readonly start: string;
  readonly end: string;
  readonly onLook: (id: string) => void;
}

/** Bookings that would lie within a time off: allowed, but shown before saving. */
export const BookingsInside = ({ photographer_id, start, end, onLook }: BookingsInsideProps) => {
  const t = useTexts(calendarTexts);
  const range = photographer_id === '' ? undefined : rangeOf(start, end);
  // Bookings of all photographers, because this one may be the second person of a session.
  const events = useEvents({ date_from: start, date_to: end }, range !== undefined);
  if (!range) return null;
  const inside = (events.data ?? []).filter(
    ({ view, ...event }) =>
      view.type === 'booking' &&
      view.status !== 'CANCELLED' &&
      (view.photographer_id === photographer_id || view.resource_ids.includes(photographer_id)) &&
      event.start < range.end &&
      event.end > range.start,
  );
  if (inside.length === 0) return null;
  return (
    <output className="block rounded-field bg-warning-soft px-3 py-2 text-warning">
      <p className="font-medium">{t('timeOff.bookings')}</p>
      <ul className="tabular mt-1 list-disc pl-5">
        {inside.map(({ view, start: begins }) => (
          <li key={view.id}>
            <BookingLink id={view.id} onLook={() => onLook(view.id)}>
              {formatDateTime(begins)} {view.customer_name}
            </BookingLink>
          </li>
        ))}
      </ul>
    </output>
  );
};
