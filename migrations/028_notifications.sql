-- Every mail, WhatsApp and push message: written, queued, sent, tried again.

-- The outbox (SRV-37): a message is written in the transaction of the change that it reports, and sent afterwards.
CREATE TABLE message (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind              text NOT NULL,
  -- What the kind needs besides the booking; see message-order.ts.
  params            jsonb NOT NULL DEFAULT '{}',
  booking_id        uuid REFERENCES booking (id) ON DELETE CASCADE,
  recipient         text NOT NULL CHECK (recipient IN ('customer', 'studio')),
  to_address        text NOT NULL,
  to_name           text NOT NULL DEFAULT '',
  language          text NOT NULL CHECK (language IN ('de', 'ru')),
  status            text NOT NULL CHECK (status IN ('waiting', 'sent', 'failed', 'skipped')),
  attempts          integer NOT NULL DEFAULT 0,
  -- Not sent before this. While a process is sending, the end of its lease: if it dies, another process retries.
  next_attempt_at   timestamptz(3) NOT NULL,
  -- The mail server's response to the last attempt, or why the message was skipped.
  last_error        text,
  -- Set at the first attempt and kept, so that mail programs show a mail that was sent twice once (M01).
  message_id        text,
  -- What was sent, as it was sent.
  subject           text,
  html              text,
  plain_text        text,
  created_at        timestamptz(3) NOT NULL DEFAULT now(),
  sent_at           timestamptz(3),
  -- What the message is about, if not a booking; it is deleted with that. Here: what a visitor wrote on the contact page.
  contact_id        uuid REFERENCES contact (id) ON DELETE CASCADE,
  -- The address of an unconfirmed public booking may have been entered by a stranger. The mails to one mailbox are limited
  -- per day; these columns record which were admitted (M04).
  admitted_to       text,
  admitted_at       timestamptz(3),
  -- A payment whose booking was deleted before it was reported.
  payment_id        uuid REFERENCES payment (id) ON DELETE CASCADE,
  offer_id          uuid REFERENCES offer (id) ON DELETE CASCADE,
  waiting_entry_id  uuid REFERENCES waiting_entry (id) ON DELETE CASCADE,
  declaration_id    uuid REFERENCES withdrawal_declaration (id),
  -- A sign-in, to the administrator whose account it was.
  admin_id          uuid REFERENCES admin_user (id) ON DELETE CASCADE,
  -- A voucher, to whoever its buyer names (VOU-07): neither the code nor the PDF is stored, both are made when it is sent.
  voucher_id        uuid REFERENCES voucher (id) ON DELETE CASCADE,
  -- When a message that is planned for later becomes due, and from when on it is late. Null: when it was written.
  send_at           timestamptz(3),
  -- A payment for a voucher that does not fit its order, to the studio.
  voucher_order_id  uuid REFERENCES voucher_order (id),
  CONSTRAINT message_sent_at_check CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
  CONSTRAINT message_admission_is_whole CHECK ((admitted_to IS NULL) = (admitted_at IS NULL))
);
CREATE INDEX message_due ON message (next_attempt_at) WHERE status = 'waiting';
CREATE INDEX message_booking ON message (booking_id);
CREATE INDEX message_contact ON message (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX message_payment ON message (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX message_offer ON message (offer_id) WHERE offer_id IS NOT NULL;
CREATE INDEX message_waiting_entry ON message (waiting_entry_id) WHERE waiting_entry_id IS NOT NULL;
CREATE INDEX message_declaration ON message (declaration_id) WHERE declaration_id IS NOT NULL;
CREATE INDEX message_admin ON message (admin_id) WHERE admin_id IS NOT NULL;
CREATE INDEX message_voucher ON message (voucher_id, created_at DESC) WHERE voucher_id IS NOT NULL;
CREATE INDEX message_voucher_order ON message (voucher_order_id) WHERE voucher_order_id IS NOT NULL;
CREATE INDEX message_admitted ON message (admitted_to, admitted_at) WHERE admitted_to IS NOT NULL;
-- What needs attention, for /metrics, which queries it several times a minute.
CREATE INDEX message_failed ON message (created_at) WHERE status = 'failed';
CREATE TRIGGER message_tells_work AFTER INSERT ON message FOR EACH STATEMENT EXECUTE FUNCTION tell_work();
-- A message is written with what it is about, mostly a booking, and is sent within a second, which is told.
CREATE TRIGGER message_tells_update AFTER UPDATE ON message
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('mail');
CREATE TRIGGER message_tells_delete AFTER DELETE ON message
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('mail');

-- Which reminders have been put into the outbox (SRV-39, SRV-40): one row per booking, session, channel and time before
-- it, so that each reminder is queued once over any number of processes and restarts. A reminder by WhatsApp is in the
-- outbox as kind whatsapp_reminder, with a phone number as its address.
CREATE TABLE reminder (
  booking_id      uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  starts_at       timestamptz(3) NOT NULL,
  channel         text NOT NULL CHECK (channel IN ('email', 'whatsapp')),
  minutes_before  integer NOT NULL CHECK (minutes_before > 0),
  queued_at       timestamptz(3) NOT NULL,
  PRIMARY KEY (booking_id, starts_at, channel, minutes_before)
);

-- A booking that is moved or restored gets new reminders (SRV-39, SRV-23), whichever code changes it.
CREATE FUNCTION forget_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reminder WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_forgets_reminders AFTER UPDATE OF starts_at, status ON booking FOR EACH ROW
  WHEN (OLD.starts_at <> NEW.starts_at OR (OLD.status = 'CANCELLED' AND NEW.status <> 'CANCELLED'))
  EXECUTE FUNCTION forget_reminders();

-- Notifications on the devices of the team: opt-in, per device and kind. What is sent names only the kind of what has
-- happened and the page to open (docs/rules/push.md).
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
CREATE TRIGGER push_message_tells_work AFTER INSERT OR UPDATE ON push_message
  FOR EACH STATEMENT EXECUTE FUNCTION tell_work();

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

-- Notifications of a booking reach its second photographer too, and not the person who made or cancelled it herself.
CREATE FUNCTION booking_tells_push() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- A booking whose address is not confirmed yet does not count.
CREATE TRIGGER booking_made_tells_push AFTER INSERT ON booking
  FOR EACH ROW WHEN (NEW.confirm_by IS NULL AND NEW.status <> 'CANCELLED') EXECUTE FUNCTION booking_tells_push();
CREATE TRIGGER booking_change_tells_push AFTER UPDATE ON booking
  FOR EACH ROW WHEN ((OLD.confirm_by IS NOT NULL AND NEW.confirm_by IS NULL AND NEW.status <> 'CANCELLED')
                     OR (OLD.confirm_by IS NULL AND OLD.status <> 'CANCELLED' AND NEW.status = 'CANCELLED'))
  EXECUTE FUNCTION booking_tells_push();

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
