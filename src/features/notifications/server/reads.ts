import { sql } from 'kysely';
import type { PrepaidService } from '#features/payments/domain/prepayment.ts';
import { DAY } from '#shared/kernel/zone-time.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { MailBooking } from '../domain/mail-facts.ts';

/** A booking as it is now, with what decides its prepayment: the price it was booked at, the service's other settings. */
export interface BookingToTell extends Omit<MailBooking, 'open_prepayment_cents' | 'refund_cents'> {
  readonly prepaid: PrepaidService;
}

export const bookingToTell = async (db: Database, id: string): Promise<BookingToTell | undefined> => {
  const { rows } = await sql<BookingToTell>`
    SELECT b.id, b.confirmation_code, b.status, b.version, b.starts_at, b.ends_at, b.service_name, b.service_name_de,
           b.service_name_ru, CASE WHEN s.is_system_service THEN NULL ELSE b.service_price_cents END AS price_cents,
           b.photographer_name, b.customer_name, b.customer_email, b.customer_phone,
           b.customer_whatsapp_notifications, b.notes, b.language, b.source,
           b.cancel_reason, b.cancelled_by,
           json_build_object('price_cents', b.service_price_cents, 'is_system_service', s.is_system_service,
             'payment_enabled', s.payment_enabled, 'prepayment_cents', s.prepayment_cents,
             'requires_prepayment', s.requires_prepayment) AS prepaid
    FROM booking b JOIN service s ON s.id = b.service_id
    WHERE b.id = ${id}`.execute(db);
  return rows[0];
};

/**
 * How many bookings by visitors, in the day before this mail was written, had their first mail go to the same address.
 * Anybody can type anybody's address into the booking form, and each booking writes to it (M04).
 */
export const earlierFirstMails = async (
  db: Database,
  mail: { readonly id: string; readonly to_address: string; readonly created_at: number },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM mail m JOIN booking b ON b.id = m.booking_id
    WHERE m.kind = 'booking_received' AND lower(m.to_address) = lower(${mail.to_address}) AND b.source = 'public'
      AND m.status <> 'skipped' AND m.created_at > ${at(mail.created_at - DAY)}
      AND (m.created_at, m.id) < (${at(mail.created_at)}, ${mail.id}::uuid)`.execute(db);
  return rows[0]?.count ?? 0;
};
