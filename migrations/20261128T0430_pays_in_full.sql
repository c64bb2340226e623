-- Whether its customer had missed sessions before and therefore pays the whole price in advance (BANK-05). Null: not.
ALTER TABLE booking ADD COLUMN pays_in_full boolean;

CREATE OR REPLACE VIEW notified_booking AS
  SELECT id, confirmation_code, calendar_uid, status, version, link_version, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents, photographer_name,
         customer_name, customer_email, customer_phone, customer_whatsapp_notifications, notes, language, source,
         cancel_reason, cancelled_by, confirm_by, cancel_code, pays_in_full
  FROM booking;
