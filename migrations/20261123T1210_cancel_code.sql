-- Why a booking was cancelled is a code, unless the studio has typed a reason; cancel_reason is what was typed.
ALTER TABLE booking ADD COLUMN cancel_code text
  CHECK (cancel_code IN ('by_studio', 'by_customer', 'unpaid', 'unconfirmed'));

-- Processes of the version before store and read German texts in cancel_reason instead. While a deployment rolls, or after it
-- was rolled back, this keeps the two columns in step, so that either version finds what it expects. A release after all
-- processes know the codes drops this trigger and empties cancel_reason where there is a code.
CREATE FUNCTION keep_cancel_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'CANCELLED' THEN
    NEW.cancel_code := NULL;
  ELSIF NEW.cancel_code IS NOT NULL THEN
    NEW.cancel_reason := CASE NEW.cancel_code
      WHEN 'by_studio' THEN 'Vom Administrator storniert'
      WHEN 'by_customer' THEN 'Vom Kunden storniert'
      WHEN 'unpaid' THEN 'Zahlung nicht eingegangen'
      WHEN 'unconfirmed' THEN 'E‑Mail-Adresse nicht bestätigt'
    END;
  ELSE
    NEW.cancel_code := CASE NEW.cancel_reason
      WHEN 'Vom Administrator storniert' THEN 'by_studio'
      WHEN 'Vom Kunden storniert' THEN 'by_customer'
      WHEN 'Zahlung nicht eingegangen' THEN 'unpaid'
      WHEN 'E‑Mail-Adresse nicht bestätigt' THEN 'unconfirmed'
    END;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER keep_cancel_code BEFORE INSERT OR UPDATE OF status, cancel_reason, cancel_code ON booking
  FOR EACH ROW EXECUTE FUNCTION keep_cancel_code();

-- Bookings of earlier versions: the trigger reads their texts.
UPDATE booking SET cancel_reason = cancel_reason WHERE status = 'CANCELLED' AND cancel_reason IS NOT NULL;

CREATE OR REPLACE VIEW notified_booking AS
  SELECT id, confirmation_code, calendar_uid, status, version, link_version, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents, photographer_name,
         customer_name, customer_email, customer_phone, customer_whatsapp_notifications, notes, language, source,
         cancel_reason, cancelled_by, confirm_by, cancel_code
  FROM booking;
