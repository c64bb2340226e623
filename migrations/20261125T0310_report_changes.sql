-- What the reports count: sessions that were moved, and what became of the waiting list. The audit log is deleted after
-- some time, entries and offers of the list even sooner; these rows contain no personal data and stay.
CREATE TABLE booking_move (
  id           bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  booking_id   uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  moved_at     timestamptz(3) NOT NULL,
  -- By the link of the mails, without the studio having asked for another time.
  by_customer  boolean NOT NULL
);
CREATE INDEX booking_move_booking ON booking_move (booking_id);
CREATE INDEX booking_move_at ON booking_move (moved_at);

-- Whichever version of the program moves a session.
CREATE FUNCTION note_booking_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_move (booking_id, moved_at, by_customer)
  VALUES (NEW.id, NEW.updated_at, NEW.moves_by_customer > OLD.moves_by_customer);
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_move_is_noted AFTER UPDATE OF starts_at ON booking
  FOR EACH ROW WHEN (OLD.starts_at <> NEW.starts_at) EXECUTE FUNCTION note_booking_move();

INSERT INTO booking_move (booking_id, moved_at, by_customer)
SELECT booking.id, audit_entry.at, audit_entry.actor = 'customer'
FROM audit_entry JOIN booking ON booking.id = audit_entry.booking_id
WHERE audit_entry.action = 'booking.rescheduled' AND details ->> 'old_start' <> details ->> 'new_start'
ORDER BY audit_entry.id;

CREATE VIEW booking_move_fact AS SELECT moved_at, by_customer FROM booking_move;

-- joined: a person joined the list. offered: a time was offered to one. filled: it was taken.
CREATE TABLE waiting_event (
  id    bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind  text NOT NULL CHECK (kind IN ('joined', 'offered', 'filled')),
  at    timestamptz(3) NOT NULL
);
CREATE INDEX waiting_event_at ON waiting_event (at);

CREATE FUNCTION note_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_event (kind, at) VALUES ('joined', NEW.joined_at);
  RETURN NULL;
END
$$;
CREATE TRIGGER waiting_entry_is_noted AFTER INSERT ON waiting_entry FOR EACH ROW EXECUTE FUNCTION note_joined();

CREATE FUNCTION note_offered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_event (kind, at) SELECT 'offered', created_at FROM offer WHERE id = NEW.offer_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER waiting_offer_is_noted AFTER INSERT ON waiting_offer FOR EACH ROW EXECUTE FUNCTION note_offered();

CREATE FUNCTION note_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_event (kind, at) SELECT 'filled', NEW.ended_at FROM waiting_offer WHERE offer_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER offer_fills_from_list AFTER UPDATE OF outcome ON offer
  FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome = 'taken') EXECUTE FUNCTION note_filled();

INSERT INTO waiting_event (kind, at) SELECT 'joined', joined_at FROM waiting_entry ORDER BY number;
INSERT INTO waiting_event (kind, at)
SELECT 'offered', created_at FROM waiting_offer JOIN offer ON offer.id = offer_id ORDER BY created_at;
INSERT INTO waiting_event (kind, at)
SELECT 'filled', ended_at FROM waiting_offer JOIN offer ON offer.id = offer_id WHERE outcome = 'taken' ORDER BY ended_at;

CREATE VIEW waiting_fact AS SELECT kind, at FROM waiting_event;
