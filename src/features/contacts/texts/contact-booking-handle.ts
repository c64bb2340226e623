import { textsHandle } from '#shared/web/texts.tsx';
import type { ContactBookingTexts } from './contact-booking-de.ts';

export const contactBookingTexts = textsHandle<ContactBookingTexts>('contactBooking');
