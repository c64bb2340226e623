-- Free text may contain personal data. It was removed when a customer was erased, but stayed in the audit when a booking
-- was deleted: the reason of a cancellation, and a mail server's response with an address in it.

-- Allowed changes of an audit entry: it may lose free text, and any detail of a booking whose customer was erased. It
-- never gains or changes a detail.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details' AND OLD.details @> NEW.details
     AND (OLD.details - ARRAY['reason', 'last_error'] = NEW.details
          OR EXISTS (SELECT FROM booking WHERE id = OLD.booking_id AND erased_at IS NOT NULL)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit entries are never changed' USING ERRCODE = 'restrict_violation';
END
$$;

-- Done by a trigger, so that it applies to every deletion of a booking.
CREATE FUNCTION booking_deletion_forgets_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_entry SET details = details - ARRAY['reason', 'last_error']
  WHERE booking_id = OLD.id AND details ?| ARRAY['reason', 'last_error'];
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_deletion_forgets_words AFTER DELETE ON booking
  FOR EACH ROW EXECUTE FUNCTION booking_deletion_forgets_words();

UPDATE audit_entry SET details = details - 'last_error' WHERE details ? 'last_error' AND action LIKE 'mail.%';
UPDATE audit_entry SET details = details - 'reason'
WHERE action = 'booking.cancelled' AND details ? 'reason'
  AND NOT EXISTS (SELECT FROM booking WHERE booking.id = audit_entry.booking_id);
