-- A batch of bookings is checked by one call of each trigger instead of one call per booking.

-- The bookings that are written here count as well. The sum of both counts is at least the number of sessions under
-- either: only beyond the limit are they counted exactly. The locks are taken in order, so that two batches with the
-- same customers do not deadlock.
DROP TRIGGER booking_holds_too_many ON booking;
CREATE OR REPLACE FUNCTION booking_holds_too_many() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reached integer;
BEGIN
  PERFORM pg_advisory_xact_lock(key)
  FROM (SELECT DISTINCT hashtextextended('booking.ahead ' || contact, 0) AS key
        FROM made, LATERAL (VALUES (canonical_email(customer_email)), (canonical_phone(customer_phone))) AS is_of (contact)
        WHERE most_ahead IS NOT NULL AND contact IS NOT NULL ORDER BY key) AS contacts;
  SELECT most_ahead INTO reached
  FROM (SELECT most_ahead, created_at AS now, canonical_email(customer_email) AS mailbox,
               canonical_phone(customer_phone) AS telephone
        FROM made WHERE most_ahead IS NOT NULL OFFSET 0) AS customer
  WHERE CASE
    WHEN (SELECT count(*) FROM (SELECT FROM booking
            WHERE source = 'public' AND status <> 'CANCELLED' AND starts_at > now
              AND canonical_email(customer_email) = mailbox LIMIT customer.most_ahead + 1) AS same_mailbox)
       + (SELECT count(*) FROM (SELECT FROM booking
            WHERE source = 'public' AND status <> 'CANCELLED' AND starts_at > now
              AND canonical_phone(customer_phone) = telephone LIMIT customer.most_ahead + 1) AS same_telephone)
       <= most_ahead THEN false
    ELSE (SELECT count(*) FROM (
            (SELECT id FROM booking WHERE source = 'public' AND status <> 'CANCELLED' AND starts_at > now
               AND canonical_email(customer_email) = mailbox LIMIT customer.most_ahead + 1)
            UNION
            (SELECT id FROM booking WHERE source = 'public' AND status <> 'CANCELLED' AND starts_at > now
               AND canonical_phone(customer_phone) = telephone LIMIT customer.most_ahead + 1)) AS held) > most_ahead
    END
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'this customer holds % sessions ahead', reached USING ERRCODE = '23F50';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_holds_too_many AFTER INSERT ON booking REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION booking_holds_too_many();

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
DROP TRIGGER booking_tells_webhooks ON booking;
CREATE TRIGGER booking_tells_webhooks AFTER UPDATE ON booking
  FOR EACH ROW EXECUTE FUNCTION booking_tells_webhooks();

-- The limit counts normalised telephone numbers (booking_telephone); nothing reads this index any more.
DROP INDEX booking_phone;
