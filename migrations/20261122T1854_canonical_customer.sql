-- The upcoming sessions of a customer are counted per mailbox and per telephone number, however they are written.

-- The digits as they are dialled from abroad: a national 0 becomes Germany's 49, as for WhatsApp, and the 0 in brackets
-- after a country code is removed. NULL for fewer than six digits: that is no number. Never change it, an index uses it.
CREATE FUNCTION canonical_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN length(digits) < 6 THEN NULL
              WHEN digits LIKE '00%' THEN regexp_replace(substr(digits, 3), '^490', '49')
              WHEN digits LIKE '0%' THEN '49' || substr(digits, 2)
              ELSE regexp_replace(digits, '^490', '49') END
  FROM (SELECT regexp_replace(phone, '[^0-9]', '', 'g') AS digits) AS dialled
$$;

CREATE INDEX booking_mailbox ON booking (canonical_email(customer_email), starts_at);
CREATE INDEX booking_telephone ON booking (canonical_phone(customer_phone), starts_at);

-- The limit of upcoming sessions that applied to a booking; NULL: none. The database enforces it under concurrency:
-- bookings of one mailbox or telephone number are written one after the other, and each sees those before it.
ALTER TABLE booking ADD COLUMN most_ahead integer CHECK (most_ahead > 0);

CREATE FUNCTION booking_holds_too_many() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mailbox text := canonical_email(NEW.customer_email);
  telephone text := canonical_phone(NEW.customer_phone);
  ahead integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('booking.ahead ' || mailbox, 0));
  IF telephone IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('booking.ahead ' || telephone, 0));
  END IF;
  SELECT count(*) INTO ahead FROM (
    (SELECT id FROM booking WHERE source = 'public' AND status <> 'CANCELLED' AND starts_at > NEW.created_at
       AND canonical_email(customer_email) = mailbox LIMIT NEW.most_ahead + 1)
    UNION
    (SELECT id FROM booking WHERE source = 'public' AND status <> 'CANCELLED' AND starts_at > NEW.created_at
       AND canonical_phone(customer_phone) = telephone LIMIT NEW.most_ahead + 1)) AS held;
  IF ahead > NEW.most_ahead THEN
    RAISE EXCEPTION 'this customer holds % sessions ahead', NEW.most_ahead USING ERRCODE = '23F50';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_holds_too_many AFTER INSERT ON booking
  FOR EACH ROW WHEN (NEW.most_ahead IS NOT NULL) EXECUTE FUNCTION booking_holds_too_many();
