import { formatShort } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { BookingOnDate } from '../../../exceptions-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';

/** Lists the bookings that do not fit into the hours: saving is allowed, but the list is shown before. */
export const BookingsAffected = ({ bookings }: { readonly bookings: readonly BookingOnDate[] }) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  if (bookings.length === 0) return null;
  return (
    <output className="block rounded-field bg-warning-soft px-3 py-2 text-warning">
      <span className="block font-medium">{t('exceptions.bookings', bookings.length)}</span>
      <ul className="tabular mt-1 list-disc pl-5 text-sm">
        {bookings.map((booking) => (
          <li key={booking.id}>
            {formatShort(epochOf(booking.start), language)} · {booking.customer_name} · {booking.photographer_name}
          </li>
        ))}
      </ul>
    </output>
  );
};
