-- Notifications of a booking reach its second photographer too, and not the person who made or cancelled it herself
-- (docs/rules/push.md).
CREATE OR REPLACE FUNCTION booking_tells_push() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  page text := '/admin/bookings?highlight=' || NEW.id;
  since timestamptz := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END;
  -- A cancelled booking gives its time back after this.
  occupied uuid := CASE TG_OP WHEN 'INSERT' THEN NEW.occupied_id ELSE coalesce(NEW.occupied_id, OLD.occupied_id) END;
  photographers uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM push_subscription) THEN
    RETURN NULL;
  END IF;
  photographers := ARRAY(
    SELECT lane.resource_id FROM occupied_time JOIN lane ON lane.id = ANY (occupied_time.uses)
    WHERE occupied_time.id = occupied) || NEW.photographer_id;
  IF NEW.status <> 'CANCELLED' THEN
    IF (NEW.starts_at AT TIME ZONE 'Europe/Berlin')::date - (since AT TIME ZONE 'Europe/Berlin')::date BETWEEN 0 AND 1 THEN
      PERFORM queue_push_to('new_booking', page, photographers, since);
    END IF;
  ELSIF NEW.starts_at > since THEN
    PERFORM queue_push_to('cancellation', page, photographers, since);
  END IF;
  RETURN NULL;
END $$;

-- As queue_push, to the accounts of several photographers. Several of one kind and page that wait are one.
CREATE FUNCTION queue_push_to(what text, page text, photographers uuid[], happened_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_message (subscription_id, kind, path, next_attempt_at)
  SELECT subscribed.id, what, opened.path, happened_at
  FROM push_subscription AS subscribed JOIN admin_user AS account ON account.id = subscribed.admin_id
    CROSS JOIN LATERAL (SELECT CASE account.role WHEN 'photographer' THEN '/admin/own-calendar' ELSE page END AS path) AS opened
  WHERE what = ANY (subscribed.kinds) AND account.deactivated_at IS NULL
    AND (account.role IN ('owner', 'desk') OR (account.role = 'photographer' AND account.photographer_id = ANY (photographers)))
    AND NOT EXISTS (SELECT FROM push_message AS waiting
                    WHERE waiting.subscription_id = subscribed.id AND waiting.kind = what
                      AND waiting.path = opened.path AND waiting.attempts = 0);
END $$;

-- Written in the transaction of the booking, after it: who did it knows it.
CREATE FUNCTION actor_needs_no_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_message USING push_subscription AS subscribed
  WHERE push_message.subscription_id = subscribed.id AND subscribed.admin_id::text = NEW.actor
    AND push_message.kind = CASE NEW.action WHEN 'booking.cancelled' THEN 'cancellation' ELSE 'new_booking' END
    AND push_message.path = '/admin/bookings?highlight=' || NEW.booking_id
    AND push_message.attempts = 0;
  RETURN NULL;
END $$;
CREATE TRIGGER actor_needs_no_push AFTER INSERT ON audit_entry
  FOR EACH ROW WHEN (NEW.action IN ('booking.created', 'booking.address_confirmed', 'booking.cancelled')
                     AND NEW.actor NOT IN ('customer', 'system'))
  EXECUTE FUNCTION actor_needs_no_push();
