-- Notifications on the devices of the team: opt-in, per device and kind. What is sent names only the kind of what has
-- happened and the page to open.
CREATE TABLE push_key (
  is_only         boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  public_key      text NOT NULL,
  private_sealed  text NOT NULL
);

CREATE TABLE push_subscription (
  id          uuid PRIMARY KEY,
  admin_id    uuid NOT NULL REFERENCES admin_user (id) ON DELETE CASCADE,
  -- No foreign key: a session that was merely not used for a while does not end the notifications.
  session_id  uuid NOT NULL,
  endpoint    text NOT NULL UNIQUE CHECK (length(endpoint) BETWEEN 1 AND 2000),
  p256dh      text NOT NULL,
  auth        text NOT NULL,
  kinds       text[] NOT NULL CHECK (cardinality(kinds) > 0 AND kinds <@ ARRAY['new_booking', 'cancellation', 'lead', 'failed_mail']),
  language    text NOT NULL CHECK (language IN ('de', 'ru')),
  browser     text,
  system      text,
  created_at  timestamptz(3) NOT NULL
);
CREATE INDEX push_subscription_admin ON push_subscription (admin_id);

-- Deleted when it has been sent or given up.
CREATE TABLE push_message (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subscription_id  uuid NOT NULL REFERENCES push_subscription (id) ON DELETE CASCADE,
  kind             text NOT NULL,
  path             text NOT NULL CHECK (path LIKE '/admin%'),
  attempts         integer NOT NULL DEFAULT 0,
  next_attempt_at  timestamptz(3) NOT NULL
);
CREATE INDEX push_message_due ON push_message (next_attempt_at);
CREATE INDEX push_message_subscription ON push_message (subscription_id);

-- To whom: a photographer learns of her own sessions only, an accountant of nothing. Several of one kind and page that
-- wait are one.
CREATE FUNCTION queue_push(what text, page text, photographer uuid, happened_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_message (subscription_id, kind, path, next_attempt_at)
  SELECT subscribed.id, what, CASE account.role WHEN 'photographer' THEN '/admin/own-calendar' ELSE page END, happened_at
  FROM push_subscription AS subscribed JOIN admin_user AS account ON account.id = subscribed.admin_id
  WHERE what = ANY (subscribed.kinds) AND account.deactivated_at IS NULL
    AND (account.role IN ('owner', 'desk') OR (account.role = 'photographer' AND account.photographer_id = photographer))
    AND NOT EXISTS (SELECT FROM push_message AS waiting
                    WHERE waiting.subscription_id = subscribed.id AND waiting.kind = what AND waiting.path = page AND waiting.attempts = 0);
END $$;

CREATE FUNCTION booking_tells_push() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  page text := '/admin/bookings?highlight=' || NEW.id;
  since timestamptz := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END;
BEGIN
  IF NOT EXISTS (SELECT FROM push_subscription) THEN
    RETURN NULL;
  END IF;
  IF NEW.status <> 'CANCELLED' THEN
    IF (NEW.starts_at AT TIME ZONE 'Europe/Berlin')::date - (since AT TIME ZONE 'Europe/Berlin')::date BETWEEN 0 AND 1 THEN
      PERFORM queue_push('new_booking', page, NEW.photographer_id, since);
    END IF;
  ELSIF NEW.starts_at > since THEN
    PERFORM queue_push('cancellation', page, NEW.photographer_id, since);
  END IF;
  RETURN NULL;
END $$;
-- A booking whose address is not confirmed yet does not count.
CREATE TRIGGER booking_made_tells_push AFTER INSERT ON booking
  FOR EACH ROW WHEN (NEW.confirm_by IS NULL AND NEW.status <> 'CANCELLED') EXECUTE FUNCTION booking_tells_push();
CREATE TRIGGER booking_change_tells_push AFTER UPDATE ON booking
  FOR EACH ROW WHEN ((OLD.confirm_by IS NOT NULL AND NEW.confirm_by IS NULL AND NEW.status <> 'CANCELLED')
                     OR (OLD.confirm_by IS NULL AND OLD.status <> 'CANCELLED' AND NEW.status = 'CANCELLED'))
  EXECUTE FUNCTION booking_tells_push();

CREATE FUNCTION contact_tells_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_push('lead', '/admin/kontakten', NULL, NEW.created_at);
  RETURN NULL;
END $$;
-- A visitor's message; not what the studio enters or imports itself.
CREATE TRIGGER contact_tells_push AFTER INSERT ON contact
  FOR EACH ROW WHEN (NEW.import_id IS NULL AND NEW.source = 'Website') EXECUTE FUNCTION contact_tells_push();

CREATE FUNCTION message_tells_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_push('failed_mail', '/admin/outbox', NULL, NEW.next_attempt_at);
  RETURN NULL;
END $$;
CREATE TRIGGER message_failure_tells_push AFTER UPDATE OF status ON message
  FOR EACH ROW WHEN (OLD.status = 'waiting' AND NEW.status = 'failed') EXECUTE FUNCTION message_tells_push();

-- Signing out, and ending a session elsewhere, ends the notifications of that device: those of the session, and those
-- that the same person switched on there in a session that has lapsed since.
CREATE FUNCTION session_ends_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription AS subscribed
  WHERE session_id = OLD.id
     OR (admin_id = OLD.admin_id AND (browser, system) IS NOT DISTINCT FROM (OLD.browser, OLD.system)
         AND NOT EXISTS (SELECT FROM session AS live WHERE live.id = subscribed.session_id));
  RETURN NULL;
END $$;
CREATE TRIGGER session_ends_push AFTER DELETE ON session
  FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION session_ends_push();

CREATE FUNCTION deactivation_ends_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE admin_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER deactivation_ends_push AFTER UPDATE OF deactivated_at ON admin_user
  FOR EACH ROW WHEN (NEW.deactivated_at IS NOT NULL) EXECUTE FUNCTION deactivation_ends_push();
