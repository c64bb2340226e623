import { TriangleAlert } from 'lucide-react';
import { bookingAdminTexts } from '#features/booking/texts/admin/admin-handle.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { eventColours } from './event-chip.tsx';
import type { ShownEvent } from './use-calendar.ts';

/** Explains the colours; those of held times and mini-session days only if there are any. */
export const Legend = ({ shown }: { readonly shown: ReadonlySet<ShownEvent['type']> }) => {
  const t = useTexts(calendarTexts);
  const bookings = useTexts(bookingAdminTexts);
  const other = `${bookings('status.PAYMENT_PENDING')}, ${bookings('status.COMPLETED')}`;
  const meanings = [
    ['CONFIRMED', bookings('status.CONFIRMED')],
    ['PENDING', bookings('status.PENDING')],
    ['PAYMENT_PENDING', other],
    ['CANCELLED', bookings('status.CANCELLED')],
    ['timeoff', t('event.timeoff')],
    ...(shown.has('held') ? ([['held', t('event.heldTime')]] as const) : []),
    ...(shown.has('campaign') ? ([['campaign', t('event.campaign')]] as const) : []),
  ] as const;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <li className="order-last flex items-center gap-1.5">
        <TriangleAlert size={14} aria-hidden="true" className="text-danger" />
        {t('event.clash')}
      </li>
      {meanings.map(([status, word]) => (
        <li key={status} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={classNames(
              'size-3 rounded-sm ring-1 ring-control ring-inset',
              eventColours[status],
              status === 'timeoff' && 'away',
            )}
          />
          {word}
        </li>
      ))}
    </ul>
  );
};
