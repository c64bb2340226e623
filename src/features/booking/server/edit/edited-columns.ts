import { namesOfBoth, namesOfFirst, type ServiceNames } from '#features/services/domain/extras/booked-parts.ts';
import type { BookingChanges } from '../../admin-contract.ts';
import type { EditPlan } from '../../domain/booking-edit.ts';
import { ownPriceOf, priceParts } from '../../domain/money/price-parts.ts';
import { restoredColumns } from '../demand/restore-time.ts';
import type { SessionAfterEdit } from '../demand/session-after-edit.ts';
import type { BookingColumns } from '../record/booking-table.ts';
import type { BookingRow } from '../record/store.ts';

/** Returns the columns that an edit changes; empty if the booking already has these values. */
export const editedColumns = (
  booking: BookingRow,
  plan: EditPlan,
  session: SessionAfterEdit,
  changes: BookingChanges,
): BookingColumns => ({
  ...(plan.restores ? restoredColumns(booking.id) : {}),
  ...(plan.changesTime ? { starts_at: plan.start, ends_at: plan.end } : {}),
  ...(session.service ? { service_id: session.service.id } : {}),
  ...(session.service || session.changesItems ? namesAndMinutes(booking, session) : {}),
  ...(session.service || session.changesItems
    ? priceParts(session.service?.price_cents ?? ownPriceOf(booking), session.items)
    : {}),
  ...(session.photographer
    ? { photographer_id: session.photographer.id, photographer_name: session.photographer.name }
    : {}),
  ...differing(booking, contactOf(changes)),
});

/** Another service replaces the copied names, and another second session its part of them. */
const namesAndMinutes = (booking: BookingRow, { service, items, minutesAround }: SessionAfterEdit): BookingColumns => {
  const names = namesOfBoth(service ?? namesOfFirst(namesOf(booking), booking.items), items);
  return {
    service_name: names.name,
    service_name_de: names.name_de,
    service_name_ru: names.name_ru,
    ...minutesAround,
  };
};

const namesOf = (booking: BookingRow): ServiceNames => ({
  name: booking.service_name,
  name_de: booking.service_name_de,
  name_ru: booking.service_name_ru,
});

type Contact = Pick<
  BookingRow,
  'customer_name' | 'customer_email' | 'customer_phone' | 'customer_whatsapp_notifications' | 'notes'
>;

/** The customer and the notes in either form; the nested one takes precedence. */
const contactOf = (changes: BookingChanges): { [K in keyof Contact]: Contact[K] | undefined } => ({
  customer_name: changes.customer?.name ?? changes.customer_name,
  customer_email: changes.customer?.email ?? changes.customer_email,
  customer_phone: changes.customer?.phone ?? changes.customer_phone,
  customer_whatsapp_notifications: changes.customer?.whatsapp_notifications ?? changes.customer_whatsapp_notifications,
  notes: changes.notes === undefined ? undefined : changes.notes || null,
});

const differing = (booking: BookingRow, contact: ReturnType<typeof contactOf>): BookingColumns =>
  Object.fromEntries(
    Object.entries(contact).flatMap(([column, value]) =>
      value === undefined || value === booking[column as keyof Contact] ? [] : [[column, value]],
    ),
  );
