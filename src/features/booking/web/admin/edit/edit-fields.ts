import { sortableOf } from '#shared/kernel/berlin-time.ts';
import { hasLetter, isEmail } from '#shared/kernel/text.ts';
import type { AdminBooking, BookingChanges } from '../../../admin-contract.ts';
import { givenContact } from '../../../domain/placeholder-email.ts';
import { msOf } from '../../parts/admin/booking-words.ts';

/** What can be edited of a booking (BOOK-044), the stand-ins for contact data left out (AMB-052); `start` is Berlin wall time 'yyyy-MM-ddTHH:mm', wherever the browser is (AMB-113). */
export interface EditFields {
  readonly start: string;
  readonly service_id: string;
  readonly photographer_id: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly customer_whatsapp_notifications: boolean;
  readonly notes: string;
}

const wallOf = (booking: AdminBooking): string => sortableOf(msOf(booking.start)).slice(0, 16);

export const fieldsOf = (booking: AdminBooking): EditFields => ({
  start: wallOf(booking),
  service_id: booking.service_id,
  photographer_id: booking.photographer_id,
  customer_name: booking.customer_name,
  customer_email: givenContact(booking.customer_email),
  customer_phone: givenContact(booking.customer_phone),
  customer_whatsapp_notifications: booking.customer_whatsapp_notifications,
  notes: booking.notes ?? '',
});

const required = [
  'start',
  'service_id',
  'photographer_id',
  'customer_name',
  'customer_email',
  'customer_phone',
] as const satisfies readonly (keyof EditFields)[];

/** What is wrong with a form: a field is empty (BOOK-045..050), or the address is none. */
export type EditProblem = (typeof required)[number] | 'email_format';

/** Everything that is wrong, in the order of the form. Contact data that the customer never gave may stay empty. */
export const problemsIn = (fields: EditFields, booking: AdminBooking): readonly EditProblem[] => {
  const stored = fieldsOf(booking);
  const empty: readonly EditProblem[] = required.filter((name) => {
    if (name === 'customer_name') return !hasLetter(fields[name]);
    return fields[name].trim() === '' && stored[name] !== '';
  });
  const email = fields.customer_email.trim();
  return email === '' || isEmail(email) ? empty : [...empty, 'email_format'];
};

/** Whether the session itself is to be another one: then its time has to be free. */
export const movesSession = (fields: EditFields, booking: AdminBooking): boolean =>
  fields.start !== wallOf(booking) ||
  fields.service_id !== booking.service_id ||
  fields.photographer_id !== booking.photographer_id;

/**
 * What is sent to change a booking (BOOK-051, BOOK-052): trimmed, and with the version it was based on. An unchanged
 * start goes back as it came, so that the hour that occurs twice stays the one it was. A cancelled booking comes back
 * to life as PENDING (BOOK-054).
 */
export const changesOf = (fields: EditFields, booking: AdminBooking): Partial<BookingChanges> => ({
  start: fields.start === wallOf(booking) ? booking.start : fields.start,
  service_id: fields.service_id,
  photographer_id: fields.photographer_id,
  customer: {
    name: fields.customer_name.trim(),
    email: fields.customer_email.trim() || booking.customer_email,
    phone: fields.customer_phone.trim() || booking.customer_phone,
    whatsapp_notifications: fields.customer_whatsapp_notifications,
  },
  notes: fields.notes.trim(),
  version: booking.version,
  ...(booking.status === 'CANCELLED' ? { status: 'PENDING' as const } : {}),
});
