import { textsHandle } from '#shared/web/texts.tsx';
import type { BookingTexts } from './de.ts';

export const bookingTexts = textsHandle<BookingTexts>('booking');
