import type { ReactNode } from 'react';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../admin-contract.ts';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';
import { PaymentNote } from '../parts/admin/payment-note.tsx';
import { RequestNote } from '../parts/admin/request-note.tsx';
import { StartOf } from '../parts/admin/start-of.tsx';
import { StatusBadge } from '../parts/admin/status-badge.tsx';
import { UnconfirmedNote } from '../parts/admin/unconfirmed-note.tsx';

interface BookingCardProps {
  readonly booking: AdminBooking;
  readonly onOpen: () => void;
  readonly actions: ReactNode;
}

/** A booking in the list on a phone. */
export const BookingCard = ({ booking, onOpen, actions }: BookingCardProps) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-start justify-between gap-2">
        <button
          type="button"
          data-row-name=""
          onClick={onOpen}
          className="-my-2 min-h-11 min-w-0 flex-1 cursor-pointer py-2 text-left font-semibold break-words"
        >
          {booking.customer_name}
        </button>
        <span className="grid justify-items-end gap-0.5">
          <StatusBadge status={booking.status} />
          <UnconfirmedNote booking={booking} />
          <RequestNote booking={booking} />
        </span>
      </div>
      <span className="tabular flex items-baseline justify-between gap-2">
        <span>
          <StartOf booking={booking} />
          {booking.overdue && <span className="text-sm font-medium text-danger"> · {t('list.overdue')}</span>}
        </span>
        <span className="shrink-0">{formatEuro(wholeCentsOf(booking.owed), language)}</span>
      </span>
      <div className="flex items-end justify-between gap-2">
        <span className="min-w-0 text-sm text-muted">
          <span className="line-clamp-2">{bookedServiceName(booking, language)}</span>
          <span className="block truncate">{booking.photographer_name}</span>
          <PaymentNote booking={booking} />
        </span>
        <span className="-mr-1.5 -mb-1.5 shrink-0">{actions}</span>
      </div>
    </div>
  );
};
