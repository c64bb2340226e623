import type { ReactNode } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { resourcesText } from '#features/booking/web/parts/admin/booking-words.ts';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';

interface SessionRowProps {
  readonly booking: AdminBooking;
  /** Content before the session, such as a checkbox. */
  readonly mark?: ReactNode;
  /** The effect on the session. */
  readonly children: ReactNode;
}

/** A session of the day: time, customer, service, and the effect of the action. */
export const SessionRow = ({ booking, mark, children }: SessionRowProps) => {
  const { language } = useLanguage();
  const resources = resourcesText(booking, language);
  return (
    <li
      data-booking={booking.id}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-field border border-line px-3 py-2"
    >
      {mark}
      <span className="min-w-0 flex-1 basis-56">
        <span className="tabular font-medium break-words">
          {formatTime(epochOf(booking.start))} · {booking.customer_name}
        </span>
        <span className="block text-sm break-words text-muted">
          {[bookedServiceName(booking, language), booking.photographer_name, resources].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="grid min-w-0 gap-0.5 text-sm sm:justify-items-end sm:text-right">{children}</span>
    </li>
  );
};
