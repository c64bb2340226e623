import { ru as contactsBoard } from './board-ru.ts';
import { ru as contactBooking } from './contact-booking-ru.ts';
import { ru as contactsImport } from './import-ru.ts';

export const texts = { contactsBoard, contactBooking, contactsImport };
