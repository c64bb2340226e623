-- Until when the customer of a public booking must confirm the e-mail address. Null if nothing must be confirmed, or if it
-- was. It stays set on a booking that was cancelled while unconfirmed: its customer gets no mail.
ALTER TABLE booking ADD COLUMN confirm_by timestamptz(3);
CREATE INDEX booking_to_confirm ON booking (confirm_by) WHERE confirm_by IS NOT NULL AND status = 'PENDING';

-- Every change of the status except a cancellation confirms the booking. A trigger, so that it also applies to changes by
-- processes of the previous version while an upgrade rolls.
CREATE FUNCTION booking_status_confirms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.confirm_by := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_status_confirms BEFORE UPDATE OF status ON booking
  FOR EACH ROW WHEN (NEW.confirm_by IS NOT NULL AND OLD.status <> NEW.status AND NEW.status <> 'CANCELLED')
  EXECUTE FUNCTION booking_status_confirms();

-- Other programs receive nothing about a booking that does not count yet, except that its data was erased.
-- booking.created is sent when it counts: with the insert, or when it is confirmed.
CREATE OR REPLACE FUNCTION booking_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL) THEN
    RETURN NULL;
  END IF;
  booked := to_jsonb(NEW);
  IF TG_OP = 'UPDATE' AND OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL THEN
    PERFORM note_webhook_event('booking.erased', NEW.id, NEW.updated_at, '{}', booked);
    RETURN NULL;
  END IF;
  IF NEW.confirm_by IS NOT NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM note_webhook_event('booking.created', NEW.id, NEW.created_at, '{}', booked);
    RETURN NULL;
  END IF;
  IF OLD.confirm_by IS NOT NULL THEN
    -- The receiver does not know its earlier states. It is created in its current one.
    PERFORM note_webhook_event('booking.created', NEW.id, NEW.updated_at, '{}', booked);
    IF NEW.status = 'CONFIRMED' THEN
      PERFORM note_webhook_event('booking.confirmed', NEW.id, NEW.updated_at,
                                 jsonb_build_object('from', 'PENDING'), booked);
    END IF;
    RETURN NULL;
  END IF;
  IF OLD.status = 'CANCELLED' AND NEW.status <> 'CANCELLED' THEN
    PERFORM note_webhook_event('booking.restored', NEW.id, NEW.updated_at, jsonb_build_object('from', OLD.status), booked);
  END IF;
  IF OLD.status <> NEW.status AND NEW.status IN ('CONFIRMED', 'COMPLETED', 'CANCELLED') THEN
    PERFORM note_webhook_event('booking.' || lower(NEW.status), NEW.id, NEW.updated_at,
                               jsonb_build_object('from', OLD.status), booked);
  END IF;
  IF (OLD.starts_at, OLD.ends_at, OLD.photographer_id) IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.photographer_id) THEN
    PERFORM note_webhook_event('booking.rescheduled', NEW.id, NEW.updated_at,
                               jsonb_build_object('old_start', OLD.starts_at, 'old_end', OLD.ends_at,
                                                  'old_photographer_id', OLD.photographer_id,
                                                  'old_photographer_name', OLD.photographer_name), booked);
  END IF;
  IF (OLD.customer_name, OLD.customer_email, OLD.customer_phone, OLD.customer_whatsapp_notifications, OLD.notes,
      OLD.service_id, OLD.photos_delivered, OLD.actual_revenue_cents, OLD.revenue_notes)
     IS DISTINCT FROM
     (NEW.customer_name, NEW.customer_email, NEW.customer_phone, NEW.customer_whatsapp_notifications, NEW.notes,
      NEW.service_id, NEW.photos_delivered, NEW.actual_revenue_cents, NEW.revenue_notes) THEN
    PERFORM note_webhook_event('booking.updated', NEW.id, NEW.updated_at, '{}', booked);
  END IF;
  RETURN NULL;
END
$$;

-- A booking cancelled before it was confirmed never counted: reports leave it out.
CREATE OR REPLACE VIEW booking_fact AS
  SELECT id, status, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents,
         photographer_id, photographer_name,
         customer_name, lower(customer_email) AS customer_email,
         actual_revenue_cents,
         status <> 'CANCELLED' AS counts,
         CASE WHEN status = 'CANCELLED' THEN 0 ELSE coalesce(actual_revenue_cents, service_price_cents) END AS value_cents,
         customer_phone,
         status = 'CANCELLED' AND confirm_by IS NOT NULL AS never_counted
  FROM booking;
