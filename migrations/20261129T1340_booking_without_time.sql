-- A place until a birth has no time before an hour is chosen, also once it has ended: starts_at is then noon of the due
-- date, which orders it and is shown nowhere.
ALTER TABLE booking ADD COLUMN has_time boolean NOT NULL DEFAULT true;
UPDATE booking SET has_time = false
WHERE awaits_birth OR awaits_birth = false AND NOT EXISTS (
  SELECT FROM audit_entry WHERE booking_id = booking.id AND action IN ('booking.restored', 'booking.rescheduled'));

CREATE FUNCTION begin_birth_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_time := false;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_begins_birth_waiting BEFORE INSERT ON booking
  FOR EACH ROW WHEN (NEW.awaits_birth) EXECUTE FUNCTION begin_birth_waiting();

CREATE OR REPLACE FUNCTION end_birth_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.awaits_birth := CASE WHEN NEW.status = 'CANCELLED' THEN false END;
  IF NEW.status <> 'CANCELLED' THEN NEW.has_time := true; END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE VIEW booking_fact AS
  SELECT id, status, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents,
         photographer_id, photographer_name,
         customer_name, lower(customer_email) AS customer_email,
         CASE WHEN no_show_fee_cents IS NULL THEN actual_revenue_cents END AS actual_revenue_cents,
         status <> 'CANCELLED' AS counts,
         CASE WHEN status = 'CANCELLED' THEN 0
              WHEN no_show_fee_cents IS NULL AND actual_revenue_cents IS NOT NULL THEN actual_revenue_cents
              ELSE booking_owed_cents(service_price_cents, no_show_fee_cents) END AS value_cents,
         customer_phone,
         status = 'CANCELLED' AND (confirm_by IS NOT NULL OR awaits_birth IS NOT NULL) AS never_counted,
         language,
         booking_owed_cents(service_price_cents, no_show_fee_cents) AS owed_cents,
         no_show_fee_cents IS NOT NULL AS charges_no_show_fee,
         customer_words,
         has_time
  FROM booking;

CREATE OR REPLACE VIEW notified_booking AS
  SELECT id, confirmation_code, calendar_uid, status, version, link_version, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents, photographer_name,
         customer_name, customer_email, customer_phone, customer_whatsapp_notifications, notes, language, source,
         cancel_reason, cancelled_by, confirm_by, cancel_code, pays_in_full,
         has_time
  FROM booking;
