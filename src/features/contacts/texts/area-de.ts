import { de as contactsBoard } from './board-de.ts';
import { de as contactBooking } from './contact-booking-de.ts';
import { de as contactsImport } from './import-de.ts';

export const texts = { contactsBoard, contactBooking, contactsImport };
