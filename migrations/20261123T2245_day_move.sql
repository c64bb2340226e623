-- With a request to choose another time, the studio may hold a time for the customer until an instant: a row of
-- occupied_time, as for an offer.
ALTER TABLE time_request
  ADD COLUMN substitute_starts_at timestamptz(3),
  ADD COLUMN substitute_until timestamptz(3),
  ADD CONSTRAINT time_request_substitute_check CHECK ((substitute_starts_at IS NULL) = (substitute_until IS NULL));

-- The row of occupied_time has the id of the request until it becomes that of the booking.
ALTER TABLE occupied_time
  ADD COLUMN time_request_id uuid REFERENCES time_request (id) ON DELETE CASCADE,
  ADD CONSTRAINT occupied_time_held_for_one CHECK ((held_until IS NOT NULL)::int = num_nonnulls(offer_id, time_request_id)),
  ADD CONSTRAINT occupied_time_held_for_request CHECK (time_request_id = id),
  DROP CONSTRAINT occupied_time_held_for_an_offer;
CREATE INDEX occupied_time_time_request ON occupied_time (time_request_id) WHERE time_request_id IS NOT NULL;

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

-- All sessions of a day moved by the studio in one action: their customers are asked to choose another time, each in a
-- transaction of its own, as for day_cancellation.
CREATE TABLE day_move (
  id           uuid PRIMARY KEY,
  day          date NOT NULL,
  -- A photographer, a room or another resource; null: the whole studio.
  resource_id  uuid REFERENCES resource (id),
  -- The day on which the same hour is held for each session; null: nothing is held.
  to_day       date CHECK (to_day <> day),
  keeps_time   boolean NOT NULL,
  -- For how long the hour on the other day is held.
  hours        integer NOT NULL CHECK (hours BETWEEN 1 AND 336),
  text_de      text,
  text_ru      text,
  created_by   text NOT NULL,
  created_at   timestamptz(3) NOT NULL,
  undone_at    timestamptz(3)
);
CREATE INDEX day_move_day ON day_move (day);

-- outcome: null while it waits. left: the customer was not asked, because of left_because.
CREATE TABLE day_move_session (
  day_move_id      uuid NOT NULL REFERENCES day_move (id) ON DELETE CASCADE,
  booking_id       uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  outcome          text CHECK (outcome IN ('asked', 'left', 'failed')),
  left_because     text CHECK (left_because IN ('cancelled', 'moved', 'over', 'unconfirmed', 'asked', 'undone')),
  time_request_id  uuid UNIQUE REFERENCES time_request (id) ON DELETE SET NULL,
  attempts         integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at  timestamptz(3) NOT NULL,
  PRIMARY KEY (day_move_id, booking_id),
  CHECK ((outcome IS NOT DISTINCT FROM 'left') = (left_because IS NOT NULL)),
  CHECK (time_request_id IS NULL OR outcome IS NOT DISTINCT FROM 'asked')
);
-- A session waits in one action at most, however many administrators begin one.
CREATE UNIQUE INDEX day_move_session_waits_once ON day_move_session (booking_id) WHERE outcome IS NULL;
CREATE INDEX day_move_session_due ON day_move_session (next_attempt_at) WHERE outcome IS NULL;
CREATE INDEX day_move_session_booking ON day_move_session (booking_id);
