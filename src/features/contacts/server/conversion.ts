import { type BookingRow, selectBooking, selectNewestOf } from '#features/booking/server/api.ts';
import { namesOfFirst } from '#features/services/domain/extras/booked-parts.ts';
import { knownServices } from '#features/services/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { formatExactInstant, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { ContactBooking } from '../contract.ts';
import { conversionOf, requestedService } from '../domain/requested-service.ts';
import { type ContactColumns, type ContactRow, selectContact } from './store.ts';

type Conversion = Pick<
  ContactColumns,
  'converted_at' | 'converted_to_booking_id' | 'conversion_type' | 'original_service_requested'
>;

export const notConverted: Conversion = {
  converted_at: null,
  converted_to_booking_id: null,
  conversion_type: null,
  original_service_requested: null,
};

/**
 * Returns the columns that mark a contact as converted: the booking with the given id, else the newest of its e-mail
 * address, and whether that is the requested service. For a contact already converted they stay unchanged, unless
 * another booking is named.
 */
export const conversionColumns = async (
  context: Context,
  contact: ContactRow,
  bookingId: string | undefined,
): Promise<Conversion> => {
  const { db } = context;
  const isSaidAgain = contact.converted_at !== null && (bookingId ?? null) !== null;
  if (contact.converted_at !== null && (!isSaidAgain || bookingId === contact.converted_to_booking_id)) return {};
  const booking = await (bookingId === undefined
    ? selectNewestOf(context, contact.email)
    : bookingNamed(context, bookingId));
  const services = await knownServices(db);
  const names = services.map(({ name, name_de, name_ru }) => [name, name_de, name_ru]);
  const requested = requestedService(contact.raw_data, names);
  const type = booking ? conversionOf(requested, namesOf(booking)) : 'same_service';
  return {
    converted_at: contact.converted_at ?? context.now(),
    converted_to_booking_id: booking?.id ?? null,
    conversion_type: type,
    original_service_requested: type === 'different_service' ? (requested ?? null) : null,
  };
};

const namesOf = ({ service_name: name, service_name_de, service_name_ru, items }: BookingRow) => {
  const first = namesOfFirst({ name, name_de: service_name_de, name_ru: service_name_ru }, items);
  return [first.name, first.name_de, first.name_ru];
};

const bookingNamed = async (context: Context, id: string): Promise<BookingRow> => {
  const booking = isId(id) ? await selectBooking(context, id) : undefined;
  if (!booking) throw notFound('Booking');
  return booking;
};

/** Returns the booking a contact has become, in its current state: it may have been cancelled since. */
export const bookingOfContact = async (context: Context, id: string): Promise<ContactBooking> => {
  const contact = await selectContact(context.db, id);
  if (!contact) throw notFound('Contact');
  const { converted_at, conversion_type, converted_to_booking_id } = contact;
  if (converted_at === null || conversion_type === null || converted_to_booking_id === null) throw notFound('Booking');
  const booking = await bookingNamed(context, converted_to_booking_id);
  return {
    booking_id: booking.id,
    confirmation_code: booking.confirmation_code,
    status: booking.status,
    service_name: booking.service_name,
    photographer_name: booking.photographer_name,
    start_time: formatInstant(booking.starts_at),
    customer: { name: booking.customer_name, email: booking.customer_email, phone: booking.customer_phone },
    conversion_type,
    original_service_requested: contact.original_service_requested,
    converted_at: formatExactInstant(converted_at),
  };
};
