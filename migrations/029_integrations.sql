-- Other programs are notified of changes of bookings, contacts and offers. An event is written in the transaction of the
-- change, and only if an endpoint subscribes to it; a job delivers it afterwards.

CREATE TABLE webhook_endpoint (
  id                     uuid PRIMARY KEY,
  url                    text NOT NULL CHECK (url <> ''),
  description            text NOT NULL,
  -- The events it subscribes to.
  events                 text[] NOT NULL CHECK (cardinality(events) > 0),
  -- Signs deliveries. The previous secret also signs for a while after it was replaced.
  secret_sealed          text NOT NULL,
  old_secret_sealed      text,
  old_secret_until       timestamptz(3),
  created_at             timestamptz(3) NOT NULL,
  disabled_at            timestamptz(3),
  disabled_because       text CHECK (disabled_because IN ('switched_off', 'failing', 'gone')),
  -- Since when deliveries fail; null: the last one succeeded.
  failing_since          timestamptz(3),
  -- The end of the lease of the process that delivers to it.
  leased_until           timestamptz(3) NOT NULL DEFAULT '2000-01-01Z',
  CONSTRAINT webhook_endpoint_disabling_is_whole CHECK ((disabled_at IS NULL) = (disabled_because IS NULL)),
  CONSTRAINT webhook_endpoint_old_secret_is_whole CHECK ((old_secret_sealed IS NULL) = (old_secret_until IS NULL))
);
CREATE TRIGGER webhook_endpoint_tells_insert AFTER INSERT ON webhook_endpoint
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('webhook');
CREATE TRIGGER webhook_endpoint_tells_update AFTER UPDATE ON webhook_endpoint
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('webhook');
CREATE TRIGGER webhook_endpoint_tells_delete AFTER DELETE ON webhook_endpoint
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('webhook');

CREATE TABLE webhook_event (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type        text NOT NULL,
  -- The booking or contact it is about. No foreign key: a deletion is an event, too.
  subject_id  uuid,
  created_at  timestamptz(3) NOT NULL,
  -- Former values, or an amount: no personal data.
  facts       jsonb NOT NULL,
  -- The row after the change. The first attempt renders the payload from it, which is then stored instead.
  record      jsonb,
  payload     text
);
CREATE INDEX webhook_event_subject ON webhook_event (subject_id);
CREATE INDEX webhook_event_created ON webhook_event (created_at);

CREATE TABLE webhook_delivery (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- In the order of the events.
  position         bigint GENERATED ALWAYS AS IDENTITY,
  event_id         uuid NOT NULL REFERENCES webhook_event (id) ON DELETE CASCADE,
  endpoint_id      uuid NOT NULL REFERENCES webhook_endpoint (id) ON DELETE CASCADE,
  status           text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed', 'skipped')),
  attempts         integer NOT NULL DEFAULT 0,
  next_attempt_at  timestamptz(3) NOT NULL
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, next_attempt_at) WHERE status = 'waiting';
CREATE INDEX webhook_delivery_endpoint ON webhook_delivery (endpoint_id, position);
CREATE INDEX webhook_delivery_event ON webhook_delivery (event_id);
CREATE TRIGGER webhook_delivery_tells_insert AFTER INSERT ON webhook_delivery
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('webhook');
CREATE TRIGGER webhook_delivery_tells_update AFTER UPDATE ON webhook_delivery
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('webhook');
CREATE TRIGGER webhook_delivery_tells_delete AFTER DELETE ON webhook_delivery
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('webhook');

-- Every attempt with its result.
CREATE TABLE webhook_attempt (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id      uuid NOT NULL REFERENCES webhook_delivery (id) ON DELETE CASCADE,
  at               timestamptz(3) NOT NULL,
  duration_ms      integer NOT NULL,
  response_status  integer,
  -- The beginning of the response body.
  answer           text,
  -- Why there was no response.
  error            text
);
CREATE INDEX webhook_attempt_delivery ON webhook_attempt (delivery_id, id);

-- Writes an event and its deliveries. The record has no computed columns: the normalised address and telephone number and
-- the words of a search repeat what the record says in its other fields, and no receiver is sent them. It contains the items
-- of its booking as they are at that moment. Events are named by their table.
CREATE FUNCTION note_webhook_event(what text, subject uuid, happened_at timestamptz, facts jsonb, record jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event uuid;
  recorded jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND what = ANY (events)) THEN
    RETURN;
  END IF;
  SELECT record - coalesce(array_agg(attname::text), '{}') INTO recorded FROM pg_attribute
  WHERE attrelid = to_regclass(split_part(what, '.', 1)) AND attgenerated <> '';
  IF record ->> 'own_price_cents' IS NOT NULL THEN
    recorded := recorded || jsonb_build_object('items', (
      SELECT coalesce(jsonb_agg(to_jsonb(item) ORDER BY item.position), '[]')
      FROM booking_item AS item WHERE item.booking_id = subject));
  END IF;
  INSERT INTO webhook_event (type, subject_id, created_at, facts, record)
  VALUES (what, subject, happened_at, facts, recorded) RETURNING id INTO event;
  INSERT INTO webhook_delivery (event_id, endpoint_id, next_attempt_at)
  SELECT event, id, happened_at FROM webhook_endpoint
  WHERE disabled_at IS NULL AND what = ANY (events) ORDER BY id;
END
$$;

-- Removes the personal data of events of a deleted or erased subject, and skips deliveries that are waiting (G05).
CREATE FUNCTION forget_webhook_events(subject uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The event is locked first, as when an attempt is recorded.
  UPDATE webhook_event SET record = NULL, payload = NULL WHERE subject_id = subject;
  UPDATE webhook_attempt SET answer = NULL, error = NULL
  WHERE delivery_id IN (SELECT d.id FROM webhook_delivery d JOIN webhook_event e ON e.id = d.event_id
                        WHERE e.subject_id = subject);
  UPDATE webhook_delivery SET status = 'skipped'
  WHERE status <> 'delivered' AND event_id IN (SELECT id FROM webhook_event WHERE subject_id = subject);
END
$$;

-- Bookings. Triggers, so that they apply to every change; without endpoints they cost one query of a small table.

-- Receivers are told nothing about a booking that does not count yet, except that its data was erased. booking.created is
-- sent when it counts: with the insert, or when it is confirmed.
CREATE FUNCTION new_booking_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL) THEN
    PERFORM note_webhook_event('booking.created', id, created_at, '{}', to_jsonb(made))
    FROM made WHERE confirm_by IS NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER new_booking_tells_webhooks AFTER INSERT ON booking REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION new_booking_tells_webhooks();

CREATE FUNCTION booking_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER booking_tells_webhooks AFTER UPDATE ON booking
  FOR EACH ROW EXECUTE FUNCTION booking_tells_webhooks();

-- Programs of the studio are told that a place until a birth was given up, so that they do not write to the family any
-- more. Its status stays what it was, so the trigger for changes of the status does not see it.
CREATE FUNCTION ended_place_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event('booking.cancelled', NEW.id, NEW.updated_at,
                             jsonb_build_object('from', OLD.status), to_jsonb(NEW));
  RETURN NULL;
END
$$;
CREATE TRIGGER ended_place_tells_webhooks AFTER UPDATE OF awaits_birth ON booking
  FOR EACH ROW WHEN (OLD.awaits_birth AND NOT NEW.awaits_birth AND NEW.status = 'CANCELLED' AND NEW.erased_at IS NULL)
  EXECUTE FUNCTION ended_place_tells_webhooks();

-- Named so that they run before the trigger that writes the event: triggers of one kind run in the order of their names.
CREATE FUNCTION booking_forgets_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_webhook_events(OLD.id);
  IF TG_OP = 'DELETE' THEN
    PERFORM note_webhook_event('booking.deleted', OLD.id, greatest(now(), OLD.updated_at), '{}',
                               jsonb_build_object('id', OLD.id, 'confirmation_code', OLD.confirmation_code));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_deletion_forgets_webhooks AFTER DELETE ON booking
  FOR EACH ROW EXECUTE FUNCTION booking_forgets_webhooks();
CREATE TRIGGER booking_erasure_forgets_webhooks AFTER UPDATE ON booking
  FOR EACH ROW WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION booking_forgets_webhooks();

-- Money is recorded in the audit log. Deferred to the end of the transaction, when all effects of the payment have been
-- written.
CREATE FUNCTION money_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL) THEN
    PERFORM note_webhook_event(NEW.action, booking.id, NEW.at, jsonb_build_object('amount_cents', NEW.details -> 'amount_cents'),
                               to_jsonb(booking))
    FROM booking WHERE booking.id = NEW.booking_id AND booking.erased_at IS NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER money_tells_webhooks AFTER INSERT ON audit_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.action IN ('booking.paid', 'booking.refunded')) EXECUTE FUNCTION money_tells_webhooks();

-- Contacts.

CREATE FUNCTION contact_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM forget_webhook_events(OLD.id);
    PERFORM note_webhook_event('contact.deleted', OLD.id, greatest(now(), OLD.created_at), '{}',
                               jsonb_build_object('id', OLD.id));
  ELSIF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL) THEN
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM note_webhook_event('contact.created', NEW.id, NEW.created_at, '{}', to_jsonb(NEW));
  ELSE
    PERFORM note_webhook_event(
      CASE WHEN OLD.converted_at IS NULL AND NEW.converted_at IS NOT NULL THEN 'contact.converted' ELSE 'contact.updated' END,
      NEW.id, greatest(now(), NEW.created_at, NEW.phase_entered_at, NEW.converted_at),
      jsonb_build_object('old_phase', OLD.phase), to_jsonb(NEW));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER contact_tells_webhooks AFTER INSERT OR DELETE ON contact
  FOR EACH ROW EXECUTE FUNCTION contact_tells_webhooks();
-- Changes by a note or a closed dialog create no event.
CREATE TRIGGER contact_change_tells_webhooks AFTER UPDATE ON contact
  FOR EACH ROW WHEN (
    (OLD.name, OLD.email, OLD.phone, OLD.company, OLD.source, OLD.phase, OLD.notes, OLD.priority, OLD.tags,
     OLD.preferred_dates, OLD.converted_at, OLD.converted_to_booking_id)
    IS DISTINCT FROM
    (NEW.name, NEW.email, NEW.phone, NEW.company, NEW.source, NEW.phase, NEW.notes, NEW.priority, NEW.tags,
     NEW.preferred_dates, NEW.converted_at, NEW.converted_to_booking_id))
  EXECUTE FUNCTION contact_tells_webhooks();

-- Offers. The record is without the hash of the link; the times of an offer never change and are read when the payload is
-- written.
CREATE FUNCTION offer_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM forget_webhook_events(OLD.id);
    PERFORM note_webhook_event('offer.deleted', OLD.id, greatest(now(), OLD.created_at, OLD.ended_at), '{}',
                               jsonb_build_object('id', OLD.id));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM note_webhook_event('offer.made', NEW.id, NEW.created_at, '{}', to_jsonb(NEW) - 'link_hash');
  ELSE
    PERFORM note_webhook_event('offer.ended', NEW.id, NEW.ended_at, jsonb_build_object('outcome', NEW.outcome),
                               to_jsonb(NEW) - 'link_hash');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER offer_tells_webhooks AFTER INSERT OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION offer_tells_webhooks();
CREATE TRIGGER offer_end_tells_webhooks AFTER UPDATE ON offer
  FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome IS NOT NULL) EXECUTE FUNCTION offer_tells_webhooks();
