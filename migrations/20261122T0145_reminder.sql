-- Which reminders have been put into the outbox (SRV-39, SRV-40): one row per booking, session, channel and time before
-- it, so that each reminder is queued once over any number of processes and restarts. A reminder by WhatsApp is in the
-- outbox as kind whatsapp_reminder, with a phone number as its address; older versions ignore that kind.
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

-- Confirmed sessions by their start, which the reminders query every minute.
CREATE INDEX booking_confirmed_start ON booking (starts_at) WHERE status = 'CONFIRMED';
