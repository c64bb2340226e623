-- The studio asks a customer to choose another time for a session. Until the customer answers, the session either keeps its
-- time, or its time is given back at once: then the booking is cancelled, as only a live booking occupies time.
CREATE TABLE time_request (
  id             uuid PRIMARY KEY,
  booking_id     uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  -- Whether the session keeps its time until the customer answers.
  keeps_time     boolean NOT NULL,
  -- The start that the customer is asked to give up.
  starts_at      timestamptz(3) NOT NULL,
  -- The status of the booking once a new time is chosen, if its time was given back.
  status_before  text NOT NULL CHECK (status_before IN ('PENDING', 'CONFIRMED')),
  -- What the customer is told, in the language of the booking.
  explanation        text,
  created_by     text NOT NULL,
  created_at     timestamptz(3) NOT NULL,
  -- moved: a new time was chosen, by the customer or the studio. declined: the customer got the money back instead.
  -- withdrawn: by the studio. cancelled: the session was cancelled. lapsed: it took place at its old time.
  outcome        text CHECK (outcome IN ('moved', 'declined', 'withdrawn', 'cancelled', 'lapsed')),
  ended_at       timestamptz(3),
  CHECK ((outcome IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX time_request_open ON time_request (booking_id) WHERE outcome IS NULL;
CREATE INDEX time_request_booking ON time_request (booking_id);

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

-- Whatever moves, cancels, restores or completes the booking ends its request, whichever version of the program writes.
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
