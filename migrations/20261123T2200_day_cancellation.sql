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
