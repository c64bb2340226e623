import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { hasLetter, isEmail } from '#shared/kernel/text/text.ts';
import { sortableOf } from '#shared/kernel/time/berlin-time.ts';
import type { AdminBooking, BookingChanges } from '../../../admin-contract.ts';
import { msOf } from '../../parts/admin/booking-words.ts';

/**
 * The editable fields of a booking. Placeholder contact data is shown as empty. `start` is Berlin wall time
 * 'yyyy-MM-ddTHH:mm', whatever the browser's time zone.
 */
export interface EditFields {
  readonly start: string;
  readonly service_id: string;
  readonly photographer_id: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly customer_whatsapp_notifications: boolean;
  readonly notes: string;
  /** The choice besides the service; undefined: the booked items, or the default choice of another service. */
  readonly extras: { readonly service_id: string; readonly choice: Choice } | undefined;
}

export const wallOf = (booking: AdminBooking): string => sortableOf(msOf(booking.start)).slice(0, 16);

export const fieldsOf = (booking: AdminBooking): EditFields => ({
  start: wallOf(booking),
  service_id: booking.service_id,
  photographer_id: booking.photographer_id,
  customer_name: booking.customer_name,
  customer_email: givenContact(booking.customer_email),
  customer_phone: givenContact(booking.customer_phone),
  customer_whatsapp_notifications: booking.customer_whatsapp_notifications,
  notes: booking.notes ?? '',
  extras: undefined,
});

const required = [
  'start',
  'service_id',
  'photographer_id',
  'customer_name',
  'customer_email',
  'customer_phone',
] as const satisfies readonly (keyof EditFields)[];

/** The error of a form: an empty required field, or an invalid e-mail address. */
export type EditProblem = (typeof required)[number] | 'email_format';

/** Returns all errors, in the order of the form. Contact data that the customer never gave may stay empty. */
export const problemsIn = (fields: EditFields, booking: AdminBooking): readonly EditProblem[] => {
  const stored = fieldsOf(booking);
  const empty: readonly EditProblem[] = required.filter((name) => {
    if (name === 'customer_name') return !hasLetter(fields[name]);
    return fields[name].trim() === '' && stored[name] !== '';
  });
  const email = fields.customer_email.trim();
  return email === '' || isEmail(email) ? empty : [...empty, 'email_format'];
};

/** Whether the edit changes the session itself, so that its time has to be free. */
export const movesSession = (fields: EditFields, booking: AdminBooking): boolean =>
  fields.start !== wallOf(booking) ||
  fields.service_id !== booking.service_id ||
  fields.photographer_id !== booking.photographer_id ||
  fields.extras?.service_id === fields.service_id;

/**
 * Returns the request body of an edit: trimmed values, and the version it is based on. An unchanged start is sent back
 * in its original form, so that in the hour that occurs twice the instant stays the same. Saving a cancelled booking
 * sets it to PENDING.
 */
export const changesOf = (
  fields: EditFields,
  booking: AdminBooking,
  items: Pick<BookingChanges, 'options' | 'people'> = {},
): Partial<BookingChanges> => ({
  ...items,
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
