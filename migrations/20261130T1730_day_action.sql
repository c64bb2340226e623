-- Cancelling a day and moving it are two kinds of one action: one pair of tables, in which the stored ones go on.

-- The bookings first, as everywhere: the sessions that a process of the version before handles are completed before.
LOCK TABLE booking, day_cancellation, day_cancellation_session, day_move, day_move_session IN ACCESS EXCLUSIVE MODE;

-- All sessions of a day cancelled or moved by the studio in one action. The action is written with its sessions first;
-- each of them is then handled in a transaction of its own, which also writes its outcome here. So whatever ends a
-- process, the others go on with the sessions that have no outcome, and none is handled twice.
CREATE TABLE day_action (
  id           uuid PRIMARY KEY,
  -- cancel: the sessions are cancelled. move: their customers are asked to choose another time.
  kind         text NOT NULL CHECK (kind IN ('cancel', 'move')),
  day          date NOT NULL,
  -- A photographer, a room or another resource; null: the whole studio.
  resource_id  uuid REFERENCES resource (id),
  text_de      text,
  text_ru      text,
  created_by   text NOT NULL,
  created_at   timestamptz(3) NOT NULL,
  -- cancel: whether the day was closed as well.
  is_closed    boolean,
  -- move: the day on which the same hour is held for each session; null: nothing is held.
  to_day       date CHECK (to_day <> day),
  keeps_time   boolean,
  -- For how long the hour on the other day is held.
  hours        integer CHECK (hours BETWEEN 1 AND 336),
  undone_at    timestamptz(3),
  UNIQUE (id, kind),
  CHECK ((kind = 'cancel') = (is_closed IS NOT NULL)),
  CHECK (num_nonnulls(keeps_time, hours) = CASE kind WHEN 'move' THEN 2 ELSE 0 END),
  CHECK (kind = 'move' OR num_nonnulls(to_day, undone_at) = 0)
);
CREATE INDEX day_action_day ON day_action (day);

-- outcome: null while it waits. left: nothing was done, because of left_because.
CREATE TABLE day_action_session (
  day_action_id    uuid NOT NULL,
  kind             text NOT NULL,
  booking_id       uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  outcome          text CHECK (outcome IN (CASE kind WHEN 'cancel' THEN 'cancelled' ELSE 'asked' END, 'left', 'failed')),
  left_because     text CHECK (left_because IN ('cancelled', 'moved', 'over')
                               OR (kind = 'move' AND left_because IN ('unconfirmed', 'asked', 'undone'))),
  refund_cents     integer NOT NULL DEFAULT 0 CHECK (refund_cents >= 0),
  time_request_id  uuid UNIQUE REFERENCES time_request (id) ON DELETE SET NULL,
  attempts         integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at  timestamptz(3) NOT NULL,
  PRIMARY KEY (day_action_id, booking_id),
  FOREIGN KEY (day_action_id, kind) REFERENCES day_action (id, kind) ON DELETE CASCADE,
  CHECK ((outcome IS NOT DISTINCT FROM 'left') = (left_because IS NOT NULL)),
  CHECK (refund_cents = 0 OR outcome IS NOT DISTINCT FROM 'cancelled'),
  CHECK (time_request_id IS NULL OR outcome IS NOT DISTINCT FROM 'asked')
);
-- A session waits in one action of a kind at most, however many administrators begin one.
CREATE UNIQUE INDEX day_action_session_waits_once ON day_action_session (booking_id, kind) WHERE outcome IS NULL;
CREATE INDEX day_action_session_due ON day_action_session (next_attempt_at) WHERE outcome IS NULL;
CREATE INDEX day_action_session_booking ON day_action_session (booking_id);

INSERT INTO day_action (id, kind, day, resource_id, text_de, text_ru, created_by, created_at, is_closed)
SELECT id, 'cancel', day, resource_id, text_de, text_ru, created_by, created_at, is_closed FROM day_cancellation;
INSERT INTO day_action (id, kind, day, resource_id, text_de, text_ru, created_by, created_at, to_day, keeps_time, hours, undone_at)
SELECT id, 'move', day, resource_id, text_de, text_ru, created_by, created_at, to_day, keeps_time, hours, undone_at FROM day_move;
INSERT INTO day_action_session (day_action_id, kind, booking_id, outcome, left_because, refund_cents, attempts, next_attempt_at)
SELECT day_cancellation_id, 'cancel', booking_id, outcome, left_because, refund_cents, attempts, next_attempt_at
FROM day_cancellation_session;
INSERT INTO day_action_session (day_action_id, kind, booking_id, outcome, left_because, time_request_id, attempts, next_attempt_at)
SELECT day_move_id, 'move', booking_id, outcome, left_because, time_request_id, attempts, next_attempt_at FROM day_move_session;
DROP TABLE day_cancellation_session;
DROP TABLE day_cancellation;
DROP TABLE day_move_session;
DROP TABLE day_move;

CREATE TRIGGER day_action_session_tells_insert AFTER INSERT ON day_action_session
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');
CREATE TRIGGER day_action_session_tells_update AFTER UPDATE ON day_action_session
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');
CREATE TRIGGER day_action_session_tells_delete AFTER DELETE ON day_action_session
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('day');
