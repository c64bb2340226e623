import { formatShort } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { msOf } from './booking-words.ts';

/** When a session begins, as lists show it; a place until a birth has no time before an hour is chosen. */
export const StartOf = ({ booking }: { readonly booking: Pick<AdminBooking, 'start' | 'without_time'> }) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  return booking.without_time ? t('when.none') : formatShort(msOf(booking.start), language);
};
