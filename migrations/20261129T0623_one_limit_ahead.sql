-- One limit of sessions ahead for everything that a customer can hold: a place that waits for a birth counts like a session
-- in the future, although its booking has no time and is cancelled until then.
CREATE OR REPLACE FUNCTION booking_holds_too_many() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reached integer;
BEGIN
  PERFORM pg_advisory_xact_lock(key)
  FROM (SELECT DISTINCT hashtextextended('booking.ahead ' || contact, 0) AS key
        FROM made, LATERAL (VALUES (canonical_email), (canonical_phone)) AS is_of (contact)
        WHERE most_ahead IS NOT NULL AND contact IS NOT NULL ORDER BY key) AS contacts;
  SELECT most_ahead INTO reached
  FROM (SELECT most_ahead, created_at AS now, canonical_email AS mailbox, canonical_phone AS telephone
        FROM made WHERE most_ahead IS NOT NULL) AS customer
  WHERE CASE
    WHEN (SELECT count(*) FROM (SELECT FROM booking
            WHERE source = 'public' AND (status <> 'CANCELLED' AND starts_at > now OR awaits_birth)
              AND canonical_email = mailbox LIMIT customer.most_ahead + 1) AS same_mailbox)
       + (SELECT count(*) FROM (SELECT FROM booking
            WHERE source = 'public' AND (status <> 'CANCELLED' AND starts_at > now OR awaits_birth)
              AND canonical_phone = telephone LIMIT customer.most_ahead + 1) AS same_telephone)
       <= most_ahead THEN false
    ELSE (SELECT count(*) FROM (
            (SELECT id FROM booking
             WHERE source = 'public' AND (status <> 'CANCELLED' AND starts_at > now OR awaits_birth)
               AND canonical_email = mailbox LIMIT customer.most_ahead + 1)
            UNION
            (SELECT id FROM booking
             WHERE source = 'public' AND (status <> 'CANCELLED' AND starts_at > now OR awaits_birth)
               AND canonical_phone = telephone LIMIT customer.most_ahead + 1)) AS held) > most_ahead
    END
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'this customer holds % sessions ahead', reached USING ERRCODE = '23F50';
  END IF;
  RETURN NULL;
END
$$;
