import { CalendarClock } from 'lucide-react';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingRequestTexts } from '../../../texts/request-handle.ts';

/** Marks a booking whose customer is asked to choose another time; renders nothing for any other. */
export const RequestNote = ({ booking }: { readonly booking: Pick<AdminBooking, 'time_request'> }) => {
  const t = useTexts(bookingRequestTexts);
  if (booking.time_request === null) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium text-warning">
      <CalendarClock size={15} aria-hidden="true" className="shrink-0" />
      {t('request.open')}
    </span>
  );
};
