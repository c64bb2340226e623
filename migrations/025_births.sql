-- Places for newborn sessions whose hour is chosen after the birth (decision 0028).

-- Which week and which of its places. The row exists while the place waits for the birth, and while its session is live.
CREATE TABLE birth_place (
  booking_id          uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  service_id          uuid NOT NULL REFERENCES service (id),
  photographer_id     uuid NOT NULL REFERENCES photographer (id),
  -- The Monday of the week (Berlin calendar).
  week                date NOT NULL CHECK (extract(isodow FROM week) = 1),
  -- The number of the place within the week; null: on the waiting list for one.
  place               integer CHECK (place >= 1),
  -- The child came early or late, and the week was full: more places than planned.
  above_plan          boolean NOT NULL DEFAULT false,
  due_on              date NOT NULL,
  -- Nothing else about the birth is stored.
  born_on             date,
  created_at          timestamptz(3) NOT NULL,
  family_reminded_at  timestamptz(3),
  studio_reminded_at  timestamptz(3),
  CONSTRAINT birth_place_once UNIQUE (photographer_id, week, place),
  CONSTRAINT birth_place_above_plan_is_born CHECK (NOT above_plan OR (born_on IS NOT NULL AND place IS NOT NULL))
);
CREATE INDEX birth_place_waiting ON birth_place (created_at) WHERE place IS NULL;
CREATE TRIGGER birth_place_tells_insert AFTER INSERT ON birth_place
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('birth');
CREATE TRIGGER birth_place_tells_update AFTER UPDATE ON birth_place
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('birth');
CREATE TRIGGER birth_place_tells_delete AFTER DELETE ON birth_place
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('birth');

-- No more places in a week than the studio has set, whatever the program believes. The lock keeps the number from being
-- changed meanwhile; places that were taken before the studio lowered it stay.
CREATE FUNCTION check_birth_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places integer;
BEGIN
  SELECT (birth_window ->> 'places_per_week')::integer INTO places FROM service WHERE id = NEW.service_id FOR SHARE;
  IF NEW.place > coalesce(places, 0) THEN
    RAISE EXCEPTION 'the week % has % places', NEW.week, coalesce(places, 0)
      USING ERRCODE = 'check_violation', CONSTRAINT = 'birth_place_within_plan';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER birth_place_within_plan BEFORE INSERT OR UPDATE OF photographer_id, week, place, above_plan ON birth_place
  FOR EACH ROW WHEN (NEW.place IS NOT NULL AND NOT NEW.above_plan) EXECUTE FUNCTION check_birth_place();

-- A place of an unconfirmed address ends at its deadline. Until then it stays where it is: it gets no number from the
-- waiting list and no date of birth, and so no hour. A confirmation is never taken back, so a look before the change is
-- enough.
CREATE FUNCTION refuse_unconfirmed_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking WHERE id = NEW.booking_id AND confirm_by IS NOT NULL) THEN
    RAISE EXCEPTION 'the address of place % is not confirmed', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'birth_place_confirmed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER birth_place_confirmed BEFORE UPDATE OF week, place, born_on ON birth_place
  FOR EACH ROW WHEN ((OLD.week, OLD.place, OLD.born_on) IS DISTINCT FROM (NEW.week, NEW.place, NEW.born_on))
  EXECUTE FUNCTION refuse_unconfirmed_place();

-- Nobody asks a family for money that waits for a place and has none yet. A place that was given is never taken back into
-- the waiting list, so a look before the insertion is enough.
CREATE FUNCTION refuse_payment_without_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM birth_place WHERE booking_id = NEW.booking_id AND place IS NULL) THEN
    RAISE EXCEPTION 'the family of booking % waits for a place', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_has_place';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payment_has_place BEFORE INSERT ON payment
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION refuse_payment_without_place();

CREATE FUNCTION begin_birth_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_time := false;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_begins_birth_waiting BEFORE INSERT ON booking
  FOR EACH ROW WHEN (NEW.awaits_birth) EXECUTE FUNCTION begin_birth_waiting();

-- A booking that gets a time does not wait any more, and an erased one neither.
CREATE FUNCTION end_birth_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.awaits_birth := CASE WHEN NEW.status = 'CANCELLED' THEN false END;
  IF NEW.status <> 'CANCELLED' THEN NEW.has_time := true; END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_ends_birth_waiting BEFORE UPDATE OF status, erased_at ON booking
  FOR EACH ROW WHEN (OLD.awaits_birth IS NOT NULL AND (NEW.status <> 'CANCELLED' OR NEW.erased_at IS NOT NULL))
  EXECUTE FUNCTION end_birth_waiting();

-- A place goes with its booking: when that is given up, cancelled or erased. With the row the date of birth is gone.
CREATE FUNCTION free_birth_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM birth_place WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_frees_birth_place AFTER UPDATE OF status, awaits_birth, erased_at ON booking
  FOR EACH ROW WHEN (
    (NEW.status = 'CANCELLED' AND NEW.awaits_birth IS NOT TRUE AND (OLD.status <> 'CANCELLED' OR OLD.awaits_birth))
    OR (NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL))
  EXECUTE FUNCTION free_birth_place();

-- For all. Families that wait for a place have none yet.
CREATE VIEW awaited_place AS SELECT booking_id FROM birth_place WHERE place IS NULL;
