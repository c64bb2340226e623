-- The same results as before, as the tests compare. A function in SQL with a FROM clause is planned again by every
-- statement that writes a row of an index made with it, which cost more than the row; PL/pgSQL keeps its plan.
CREATE OR REPLACE FUNCTION canonical_email(address text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  spelled text := lower(btrim(address));
  -- 0 if there is no @: then all of it counts as mailbox and as host.
  after_host integer := strpos(reverse(spelled), '@');
  mailbox text := CASE after_host WHEN 0 THEN spelled ELSE left(spelled, -after_host) END;
  host text := CASE after_host WHEN 0 THEN spelled ELSE right(spelled, after_host - 1) END;
  tag integer := strpos(substr(mailbox, 2), '+');
BEGIN
  IF tag > 0 THEN
    mailbox := left(mailbox, tag);
  END IF;
  IF host IN ('gmail.com', 'googlemail.com') THEN
    RETURN replace(mailbox, '.', '') || '@gmail.com';
  END IF;
  RETURN mailbox || '@' || host;
END
$$;

CREATE OR REPLACE FUNCTION canonical_phone(phone text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  digits text := regexp_replace(phone, '[^0-9]', '', 'g');
BEGIN
  IF length(digits) < 6 THEN
    RETURN NULL;
  END IF;
  IF starts_with(digits, '00') THEN
    digits := substr(digits, 3);
  ELSIF starts_with(digits, '0') THEN
    RETURN '49' || substr(digits, 2);
  END IF;
  RETURN CASE WHEN starts_with(digits, '490') THEN '49' || substr(digits, 4) ELSE digits END;
END
$$;

-- The sum of both counts is at least the number of sessions under either: only beyond the limit are they counted exactly.
CREATE OR REPLACE FUNCTION booking_holds_too_many() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mailbox text := canonical_email(NEW.customer_email);
  telephone text := canonical_phone(NEW.customer_phone);
  ahead integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('booking.ahead ' || mailbox, 0));
  IF telephone IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('booking.ahead ' || telephone, 0));
  END IF;
  SELECT (SELECT count(*) FROM (SELECT FROM booking
            WHERE source = 'public' AND status <> 'CANCELLED' AND starts_at > NEW.created_at
              AND canonical_email(customer_email) = mailbox LIMIT NEW.most_ahead + 1) AS same_mailbox)
       + (SELECT count(*) FROM (SELECT FROM booking
            WHERE source = 'public' AND status <> 'CANCELLED' AND starts_at > NEW.created_at
              AND canonical_phone(customer_phone) = telephone LIMIT NEW.most_ahead + 1) AS same_telephone)
    INTO ahead;
  IF ahead <= NEW.most_ahead THEN
    RETURN NULL;
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

-- A booking that is not cancelled has neither reason nor code, unless somebody writes one: nothing to keep in step.
DROP TRIGGER keep_cancel_code ON booking;
CREATE TRIGGER keep_cancel_code BEFORE UPDATE OF status, cancel_reason, cancel_code ON booking
  FOR EACH ROW EXECUTE FUNCTION keep_cancel_code();
CREATE TRIGGER keep_cancel_code_of_new BEFORE INSERT ON booking
  FOR EACH ROW WHEN (NEW.status = 'CANCELLED' OR NEW.cancel_code IS NOT NULL) EXECUTE FUNCTION keep_cancel_code();
