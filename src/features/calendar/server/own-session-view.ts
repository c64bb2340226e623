import type { BookingRow } from '#features/booking/server/api.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { OwnSession } from '../own-calendar-contract.ts';

/** Names every field, so that a new column of a booking is not shown by itself. */
export const sessionOf = (booking: BookingRow): Omit<OwnSession, 'resources'> => ({
  id: booking.id,
  confirmation_code: booking.confirmation_code,
  status: shownStatus(booking.status),
  start: formatInstant(booking.starts_at),
  end: formatInstant(booking.ends_at),
  service_name: booking.service_name,
  service_name_de: booking.service_name_de,
  service_name_ru: booking.service_name_ru,
  items: booking.items.map(({ name_de, name_ru, count }) => ({ name_de, name_ru, count })),
  photographer_name: booking.photographer_name,
  customer_name: booking.customer_name,
  customer_email: booking.customer_email,
  customer_phone: booking.customer_phone,
  notes: booking.notes,
});

const shownStatus = (status: BookingRow['status']): OwnSession['status'] =>
  status === 'CONFIRMED' || status === 'COMPLETED' ? status : 'PENDING';
