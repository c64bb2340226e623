import { CalendarClock } from 'lucide-react';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingRequestTexts } from '../../../texts/admin/request-handle.ts';

/**
 * Marks a booking whose customer is asked to choose another time, or that is a place until a birth; renders nothing for
 * any other.
 */
export const RequestNote = ({ booking }: { readonly booking: Pick<AdminBooking, 'time_request' | 'awaits_birth'> }) => {
  const t = useTexts(bookingRequestTexts);
  if (booking.time_request === null && !booking.awaits_birth) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium text-warning">
      <CalendarClock size={15} aria-hidden="true" className="shrink-0" />
      {t(booking.awaits_birth ? 'request.birth' : 'request.open')}
    </span>
  );
};
