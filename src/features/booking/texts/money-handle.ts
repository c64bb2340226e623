import { textsHandle } from '#shared/web/texts.tsx';
import type { BookingMoneyTexts } from './money-de.ts';

/** Deleting a booking, and money that needs more than the booking itself says. */
export const bookingMoneyTexts = textsHandle<BookingMoneyTexts>('bookingMoney');
