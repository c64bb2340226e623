import { Link } from 'react-router';
import { formatShort } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { hoursTexts } from '../../../../texts/handle.ts';
import { useBookingsOutside } from './use-own-hours.ts';

/** Lists the bookings to come that lie outside the stored hours: they stay, and the studio decides about them. */
export const BookingsOutside = ({ resourceId }: { readonly resourceId: string }) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const bookings = useBookingsOutside(resourceId).data ?? [];
  return (
    <output className="block empty:hidden">
      {bookings.length > 0 && (
        <span className="block rounded-field bg-warning-soft px-3 py-2 text-warning">
          <span className="block font-medium">{t('own.outside', bookings.length)}</span>
          <ul className="tabular mt-1 max-h-48 overflow-y-auto text-sm">
            {bookings.map(({ id, start, customer_name, photographer_name }) => (
              <li key={id}>
                <Link
                  to={`/admin/bookings?booking=${id}`}
                  className="inline-block min-h-6 break-words underline underline-offset-4"
                >
                  {formatShort(epochOf(start), language)}, {customer_name}
                </Link>{' '}
                · {photographer_name}
              </li>
            ))}
          </ul>
        </span>
      )}
    </output>
  );
};
