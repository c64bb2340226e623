-- Cancelling or moving all sessions of a day as one action.

-- All sessions of a day cancelled by the studio in one action. The action is written with its sessions first; each of
-- them is then cancelled in a transaction of its own, which also writes its outcome here. So whatever ends a process,
-- the others go on with the sessions that have no outcome, and none is handled twice.
CREATE TABLE day_cancellation (
  id           uuid PRIMARY KEY,
  day          date NOT NULL,
  -- A photographer, a room or another resource; null: the whole studio.
  resource_id  uuid REFERENCES resource (id),
  text_de      text,
  text_ru      text,
  is_closed    boolean NOT NULL DEFAULT false,
  created_by   text NOT NULL,
  created_at   timestamptz(3) NOT NULL
);
CREATE INDEX day_cancellation_day ON day_cancellation (day);

-- outcome: null while it waits. left: the session was not cancelled, because it was no longer one of that day.
CREATE TABLE day_cancellation_session (
  day_cancellation_id  uuid NOT NULL REFERENCES day_cancellation (id) ON DELETE CASCADE,
  booking_id           uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  outcome              text CHECK (outcome IN ('cancelled', 'left', 'failed')),
  left_because         text CHECK (left_because IN ('cancelled', 'moved', 'over')),
  refund_cents         integer NOT NULL DEFAULT 0 CHECK (refund_cents >= 0),
  attempts             integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at      timestamptz(3) NOT NULL,
  PRIMARY KEY (day_cancellation_id, booking_id),
  CHECK ((outcome IS NOT DISTINCT FROM 'left') = (left_because IS NOT NULL)),
  CHECK (refund_cents = 0 OR outcome IS NOT DISTINCT FROM 'cancelled')
);
-- A session waits in one action at most, however many administrators begin one.
CREATE UNIQUE INDEX day_cancellation_session_waits_once ON day_cancellation_session (booking_id) WHERE outcome IS NULL;
CREATE INDEX day_cancellation_session_due ON day_cancellation_session (next_attempt_at) WHERE outcome IS NULL;
CREATE INDEX day_cancellation_session_booking ON day_cancellation_session (booking_id);
CREATE TRIGGER day_cancellation_session_tells_insert AFTER INSERT ON day_cancellation_session
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');
CREATE TRIGGER day_cancellation_session_tells_update AFTER UPDATE ON day_cancellation_session
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');
CREATE TRIGGER day_cancellation_session_tells_delete AFTER DELETE ON day_cancellation_session
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');

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
CREATE TRIGGER day_move_session_tells_insert AFTER INSERT ON day_move_session
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');
CREATE TRIGGER day_move_session_tells_update AFTER UPDATE ON day_move_session
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');
CREATE TRIGGER day_move_session_tells_delete AFTER DELETE ON day_move_session
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');
