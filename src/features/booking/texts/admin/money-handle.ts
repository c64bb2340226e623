import { textsHandle } from '#shared/web/texts.tsx';
import type { BookingMoneyTexts } from './money-de.ts';

/** Texts for deleting a booking, and for payments of deleted bookings. */
export const bookingMoneyTexts = textsHandle<BookingMoneyTexts>('bookingMoney');
