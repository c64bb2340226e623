import { textsHandle } from '#shared/web/texts.tsx';
import type { BookingAdminTexts } from './admin-de.ts';

export const bookingAdminTexts = textsHandle<BookingAdminTexts>('bookingAdmin');
