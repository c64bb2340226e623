import { sql } from 'kysely';
import type { PrepaidBooking } from '#features/payments/domain/prepayment.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { MailBooking } from '../domain/writing/mail-facts.ts';

/**
 * A booking in its current state, with what determines its prepayment: the booked price, and the current settings of
 * the service.
 */
export interface CurrentMailBooking
  extends Omit<MailBooking, 'open_prepayment_cents' | 'rest_online_cents' | 'refund_cents' | 'resources'> {
  readonly link_version: number;
  readonly prepaid: PrepaidBooking;
}

export const selectMailBooking = async (db: Database, id: string): Promise<CurrentMailBooking | undefined> => {
  const { rows } = await sql<CurrentMailBooking>`
    SELECT b.id, b.calendar_uid, b.confirmation_code, b.status, b.version, b.starts_at, b.ends_at, b.service_name, b.service_name_de,
           b.service_name_ru, CASE WHEN s.is_system_service THEN NULL ELSE b.service_price_cents END AS price_cents,
           b.photographer_name, b.customer_name, b.customer_email, b.customer_phone,
           b.customer_whatsapp_notifications, b.notes, b.language, b.source,
           b.cancel_code, b.cancel_reason, b.cancelled_by, b.confirm_by, b.has_time, b.link_version,
           (SELECT coalesce(jsonb_agg(to_jsonb(item) ORDER BY item.position), '[]')
            FROM booking_item_fact AS item WHERE item.booking_id = b.id) AS items,
           json_build_object('price_cents', b.service_price_cents, 'is_system_service', s.is_system_service,
             'payment_enabled', s.payment_enabled, 'prepayment_cents', s.prepayment_cents,
             'requires_prepayment', s.requires_prepayment,
             'pays_in_full', b.pays_in_full) AS prepaid
    FROM notified_booking b JOIN service_fact s ON s.id = b.service_id
    WHERE b.id = ${id}`.execute(db);
  return rows[0];
};
