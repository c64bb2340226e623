-- Limits of bookings, which the database enforces under concurrency; moves; the day of the session; requests that are
-- repeated.

-- Upcoming sessions of a customer, per mailbox and per telephone number, however they are written. Bookings of one of them
-- are written one after the other, and each sees those before it. One limit for everything that a customer can hold: a
-- place that waits for a birth counts like a session in the future, although its booking has no time and is cancelled until
-- then. The bookings that are written here count as well. The sum of both counts is at least the number of sessions under
-- either: only beyond the limit are they counted exactly. A batch of bookings is checked by one call, and the locks are
-- taken in order, so that two batches with the same customers do not deadlock.
CREATE FUNCTION booking_holds_too_many() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER booking_holds_too_many AFTER INSERT ON booking REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION booking_holds_too_many();

-- Bookings under a limit that begin on one day wait for each other, so that each counts those before it. A statement that
-- writes several takes the locks of all its days first, in order.
CREATE FUNCTION lock_booking_day(day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('booking.day ' || day, 0));
END
$$;

CREATE FUNCTION booking_exceeds_daily_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date := (NEW.starts_at AT TIME ZONE 'Europe/Berlin')::date;
  begins timestamptz := day::timestamp AT TIME ZONE 'Europe/Berlin';
  ends timestamptz := (day + 1)::timestamp AT TIME ZONE 'Europe/Berlin';
  exceeded text;
BEGIN
  PERFORM lock_booking_day(day);
  SELECT 'service' INTO exceeded FROM service
  WHERE id = NEW.service_id AND daily_limit < (
    SELECT count(*) FROM booking
    WHERE service_id = NEW.service_id AND status <> 'CANCELLED' AND starts_at >= begins AND starts_at < ends);
  IF exceeded IS NULL THEN
    SELECT 'resource' INTO exceeded FROM occupied_time AS own
    JOIN lane ON lane.id = ANY (own.uses)
    JOIN resource ON resource.id = lane.resource_id AND resource.daily_limit IS NOT NULL
    WHERE own.id = NEW.id AND resource.daily_limit < (
      SELECT count(*) FROM occupied_time AS other
      WHERE other.during && tstzrange(begins, ends) AND lower(other.during) >= begins
        AND other.uses && ARRAY(SELECT unit.id FROM lane AS unit WHERE unit.resource_id = resource.id))
    LIMIT 1;
  END IF;
  IF exceeded IS NOT NULL THEN
    RAISE EXCEPTION 'the daily limit of the % is reached', exceeded USING ERRCODE = '23F51';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_within_daily_limit AFTER INSERT ON booking
  FOR EACH ROW WHEN (NEW.daily_limited) EXECUTE FUNCTION booking_exceeds_daily_limit();

-- Moving.

-- A session that the studio moves, or restores at another time, begins anew.
CREATE FUNCTION forget_agreed_start() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agreed_starts_at := NULL;
  NEW.refund_starts_at := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_forgets_agreed_start BEFORE UPDATE OF starts_at ON booking
  FOR EACH ROW WHEN (OLD.starts_at <> NEW.starts_at AND OLD.moves_by_customer = NEW.moves_by_customer
                     AND OLD.agreed_starts_at IS NOT NULL)
  EXECUTE FUNCTION forget_agreed_start();

-- The number of moves only grows, one by one.
CREATE FUNCTION count_moves_by_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moves of booking % are counted one by one', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_moves_are_counted';
END
$$;
CREATE TRIGGER booking_counts_moves BEFORE UPDATE OF moves_by_customer ON booking
  FOR EACH ROW WHEN (NEW.moves_by_customer NOT IN (OLD.moves_by_customer, OLD.moves_by_customer + 1))
  EXECUTE FUNCTION count_moves_by_customer();

-- Sessions that were moved, for the reports. The audit log is deleted after some time; these rows contain no personal data
-- and stay.
CREATE TABLE booking_move (
  id           bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  booking_id   uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  moved_at     timestamptz(3) NOT NULL,
  -- By the link of the mails, without the studio having asked for another time.
  by_customer  boolean NOT NULL
);
CREATE INDEX booking_move_booking ON booking_move (booking_id);
CREATE INDEX booking_move_at ON booking_move (moved_at);

CREATE FUNCTION note_booking_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_move (booking_id, moved_at, by_customer)
  VALUES (NEW.id, NEW.updated_at, NEW.moves_by_customer > OLD.moves_by_customer);
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_move_is_noted AFTER UPDATE OF starts_at ON booking
  FOR EACH ROW WHEN (OLD.starts_at <> NEW.starts_at) EXECUTE FUNCTION note_booking_move();

-- The studio asks a customer to choose another time for a session. Until the customer answers, the session either keeps its
-- time, or its time is given back at once: then the booking is cancelled, as only a live booking occupies time.
CREATE TABLE time_request (
  id                    uuid PRIMARY KEY,
  booking_id            uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  -- Whether the session keeps its time until the customer answers.
  keeps_time            boolean NOT NULL,
  -- The start that the customer is asked to give up.
  starts_at             timestamptz(3) NOT NULL,
  -- The status of the booking once a new time is chosen, if its time was given back.
  status_before         text NOT NULL CHECK (status_before IN ('PENDING', 'CONFIRMED')),
  -- What the customer is told, in the language of the booking.
  explanation           text,
  created_by            text NOT NULL,
  created_at            timestamptz(3) NOT NULL,
  -- moved: a new time was chosen, by the customer or the studio. declined: the customer got the money back instead.
  -- withdrawn: by the studio. cancelled: the session was cancelled. lapsed: it took place at its old time.
  outcome               text CHECK (outcome IN ('moved', 'declined', 'withdrawn', 'cancelled', 'lapsed')),
  ended_at              timestamptz(3),
  -- The studio may hold a time for the customer until an instant: a row of occupied_time, as for an offer.
  substitute_starts_at  timestamptz(3),
  substitute_until      timestamptz(3),
  CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  CONSTRAINT time_request_substitute_check CHECK ((substitute_starts_at IS NULL) = (substitute_until IS NULL))
);
CREATE UNIQUE INDEX time_request_open ON time_request (booking_id) WHERE outcome IS NULL;
CREATE INDEX time_request_booking ON time_request (booking_id);
ALTER TABLE occupied_time
  ADD FOREIGN KEY (time_request_id) REFERENCES time_request (id) ON DELETE CASCADE;

-- An open request fits its booking: the session keeps its time exactly if the booking is live.
CREATE FUNCTION check_time_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found record;
BEGIN
  SELECT status, starts_at INTO found FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF NEW.keeps_time <> (found.status <> 'CANCELLED') OR found.status = 'COMPLETED' OR NEW.starts_at <> found.starts_at THEN
    RAISE EXCEPTION 'the request does not fit the booking %', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'time_request_fits_booking';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER time_request_fits_booking BEFORE INSERT ON time_request
  FOR EACH ROW WHEN (NEW.outcome IS NULL) EXECUTE FUNCTION check_time_request();

-- Whatever moves, cancels, restores or completes the booking ends its request.
CREATE FUNCTION end_time_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE time_request SET ended_at = NEW.updated_at, outcome = CASE
    WHEN NEW.status = 'CANCELLED' AND OLD.status <> 'CANCELLED' THEN 'cancelled'
    WHEN NEW.status = 'COMPLETED' THEN 'lapsed'
    ELSE 'moved' END
  WHERE booking_id = NEW.id AND outcome IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_ends_time_request AFTER UPDATE OF status, starts_at ON booking
  FOR EACH ROW WHEN (OLD.starts_at <> NEW.starts_at OR (OLD.status = 'CANCELLED') <> (NEW.status = 'CANCELLED')
                     OR (OLD.status <> 'COMPLETED' AND NEW.status = 'COMPLETED'))
  EXECUTE FUNCTION end_time_request();

-- Nothing is held for a request that has ended.
CREATE FUNCTION release_substitute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM occupied_time WHERE time_request_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER time_request_releases_substitute AFTER UPDATE OF outcome ON time_request
  FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome IS NOT NULL AND NEW.substitute_starts_at IS NOT NULL)
  EXECUTE FUNCTION release_substitute();

-- The day of the session.

-- What happened at the studio on the day of a session (docs/rules/today.md). A table of its own, so that a mark neither
-- changes the booking nor tells other programs that it changed.
CREATE TABLE session_mark (
  booking_id          uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  arrived_at          timestamptz(3),
  missed_at           timestamptz(3),
  note                text CHECK (note <> '' AND length(note) <= 2000),
  version             integer NOT NULL DEFAULT 1,
  -- Whether the customer allows the studio to publish the pictures; null: not asked yet.
  publish_consent     text CHECK (publish_consent IN ('given', 'refused')),
  publish_consent_at  timestamptz(3),
  CONSTRAINT session_mark_arrived_or_missed CHECK (arrived_at IS NULL OR missed_at IS NULL),
  CONSTRAINT session_mark_consent_with_time CHECK ((publish_consent IS NULL) = (publish_consent_at IS NULL))
);

-- Requests.

-- The first response to an Idempotency-Key, replayed for 24 hours (SRV-22).
CREATE TABLE idempotent_answer (
  key         text PRIMARY KEY,
  body_hash   bytea NOT NULL,
  answer      jsonb NOT NULL,
  booking_id  uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  created_at  timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX idempotent_answer_booking ON idempotent_answer (booking_id);
CREATE INDEX idempotent_answer_created ON idempotent_answer (created_at);

-- The network that a booking was made from, as a keyed hash that differs from booking to booking. For a while it may start
-- the prepayment without the customer's token; afterwards the row goes.
CREATE TABLE booking_origin (
  booking_id   uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  network_hash bytea NOT NULL CHECK (octet_length(network_hash) = 32),
  made_at      timestamptz(3) NOT NULL
);
CREATE INDEX booking_origin_by_age ON booking_origin (made_at);
