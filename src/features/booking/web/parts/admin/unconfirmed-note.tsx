import { MailQuestion } from 'lucide-react';
import { formatTime } from '#shared/kernel/time/format.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { msOf } from './booking-words.ts';

/** Marks a booking whose e-mail address is not confirmed yet; renders nothing for any other. */
export const UnconfirmedNote = ({ booking }: { readonly booking: Pick<AdminBooking, 'confirm_by'> }) => {
  const t = useTexts(bookingAdminTexts);
  if (booking.confirm_by === null) return null;
  return (
    <span
      title={t('unconfirmed.until', formatTime(msOf(booking.confirm_by)))}
      className="inline-flex items-center gap-1 text-sm font-medium text-warning"
    >
      <MailQuestion size={15} aria-hidden="true" className="shrink-0" />
      {t('unconfirmed')}
    </span>
  );
};
