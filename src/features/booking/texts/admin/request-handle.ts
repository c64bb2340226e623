import { textsHandle } from '#shared/web/texts.tsx';
import type { BookingRequestTexts } from './request-de.ts';

/** Texts for asking a customer to choose another time. */
export const bookingRequestTexts = textsHandle<BookingRequestTexts>('bookingRequest');
