-- What a booking contains besides its service: chosen options and the number of people, with the names and prices of the
-- moment of booking. `count - included` units are charged, if that is more than 0.
CREATE TABLE booking_item (
  booking_id        uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  position          integer NOT NULL,
  kind              text NOT NULL CHECK (kind IN ('option', 'people')),
  option_id         uuid REFERENCES service_option (id),
  name_de           text NOT NULL,
  name_ru           text,
  count             integer NOT NULL CHECK (count >= 1),
  included          integer NOT NULL DEFAULT 0 CHECK (included >= 0),
  unit_price_cents  integer NOT NULL CHECK (unit_price_cents >= 0),
  unit_minutes      integer NOT NULL CHECK (unit_minutes >= 0),
  PRIMARY KEY (booking_id, position),
  CONSTRAINT booking_item_option_check CHECK ((kind = 'option') = (option_id IS NOT NULL))
);
CREATE INDEX booking_item_option ON booking_item (option_id);

-- service_price_cents is the whole price of a booking. Only a booking with items has own_price_cents, the part of its
-- service, and items_cents, the part of its items.
ALTER TABLE booking
  ADD COLUMN own_price_cents integer,
  ADD COLUMN items_cents integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT booking_price_check CHECK (
    CASE WHEN own_price_cents IS NULL THEN items_cents = 0
         ELSE items_cents >= 0 AND own_price_cents >= 0 AND service_price_cents = own_price_cents + items_cents END);

-- The items of a booking add up to its items_cents. Deferred, because a booking and its items are several rows. Bookings
-- without items do not call it.
CREATE FUNCTION booking_items_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid;
BEGIN
  IF TG_TABLE_NAME = 'booking' THEN
    subject := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    subject := OLD.booking_id;
  ELSE
    subject := NEW.booking_id;
  END IF;
  IF EXISTS (
    SELECT FROM booking,
      LATERAL (SELECT count(*) AS lines,
                      coalesce(sum(greatest(item.count - item.included, 0)::bigint * item.unit_price_cents), 0) AS cents
               FROM booking_item AS item WHERE item.booking_id = booking.id) AS items
    WHERE booking.id = subject
      AND (booking.items_cents <> items.cents OR (booking.own_price_cents IS NULL) <> (items.lines = 0))
  ) THEN
    RAISE EXCEPTION 'the items of booking % do not add up to its price', subject
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_items_add_up';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER booking_items_add_up AFTER INSERT ON booking DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.own_price_cents IS NOT NULL) EXECUTE FUNCTION booking_items_add_up();
CREATE CONSTRAINT TRIGGER booking_items_still_add_up AFTER UPDATE OF own_price_cents, items_cents ON booking
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.own_price_cents, OLD.items_cents) IS DISTINCT FROM (NEW.own_price_cents, NEW.items_cents))
  EXECUTE FUNCTION booking_items_add_up();
CREATE CONSTRAINT TRIGGER booking_item_adds_up AFTER INSERT OR UPDATE OR DELETE ON booking_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_items_add_up();

-- Owner: booking. What was booked besides the services.
CREATE VIEW booking_item_fact AS
  SELECT booking_id, position, kind, option_id, name_de, name_ru, count, included, unit_price_cents, unit_minutes,
         greatest(count - included, 0) * unit_price_cents AS price_cents
  FROM booking_item;

-- The record of an event contains the items of its booking as they are at that moment.
CREATE OR REPLACE FUNCTION note_webhook_event(what text, subject uuid, happened_at timestamptz, facts jsonb, record jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND what = ANY (events)) THEN
    RETURN;
  END IF;
  IF record ->> 'own_price_cents' IS NOT NULL THEN
    record := record || jsonb_build_object('items', (
      SELECT coalesce(jsonb_agg(to_jsonb(item) ORDER BY item.position), '[]')
      FROM booking_item AS item WHERE item.booking_id = subject));
  END IF;
  INSERT INTO webhook_event (type, subject_id, created_at, facts, record)
  VALUES (what, subject, happened_at, facts, record) RETURNING id INTO event;
  INSERT INTO webhook_delivery (event_id, endpoint_id, next_attempt_at)
  SELECT event, id, happened_at FROM webhook_endpoint
  WHERE disabled_at IS NULL AND what = ANY (events) ORDER BY id;
END
$$;

-- Other items are a change of the booking.
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
      OLD.service_id, OLD.own_price_cents, OLD.items_cents, OLD.photos_delivered, OLD.actual_revenue_cents, OLD.revenue_notes)
     IS DISTINCT FROM
     (NEW.customer_name, NEW.customer_email, NEW.customer_phone, NEW.customer_whatsapp_notifications, NEW.notes,
      NEW.service_id, NEW.own_price_cents, NEW.items_cents, NEW.photos_delivered, NEW.actual_revenue_cents, NEW.revenue_notes) THEN
    PERFORM note_webhook_event('booking.updated', NEW.id, NEW.updated_at, '{}', booked);
  END IF;
  RETURN NULL;
END
$$;
