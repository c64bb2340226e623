-- A service whose session takes place some days after a birth: customers take a place in a week now, and an hour once the
-- child is born. {"places_per_week", "first_day", "last_day"}; null: an ordinary service.
ALTER TABLE service ADD COLUMN birth_window jsonb CHECK (
  (birth_window ->> 'places_per_week')::integer >= 1
  AND (birth_window ->> 'first_day')::integer >= 0
  AND (birth_window ->> 'last_day')::integer >= (birth_window ->> 'first_day')::integer);

-- A place is a booking without a time: cancelled, as only a live booking occupies time (decision 0028). True: it waits for
-- the birth. False: it ended before it got an hour, or ended silently. Null: every other booking.
ALTER TABLE booking
  ADD COLUMN awaits_birth boolean,
  ADD CONSTRAINT booking_awaiting_birth_has_no_time CHECK (awaits_birth IS NULL OR status = 'CANCELLED');

-- One open place per mailbox and service, so that nobody fills the weeks.
CREATE UNIQUE INDEX booking_one_place ON booking (canonical_email(customer_email), service_id) WHERE awaits_birth;

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

-- A booking that gets a time does not wait any more, and an erased one neither, whichever version of the program writes.
CREATE FUNCTION end_birth_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.awaits_birth := CASE WHEN NEW.status = 'CANCELLED' THEN false END;
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

-- A place that waits, or that ended without an hour, is no cancellation in the figures.
CREATE OR REPLACE VIEW booking_fact AS
  SELECT id, status, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents,
         photographer_id, photographer_name,
         customer_name, lower(customer_email) AS customer_email,
         actual_revenue_cents,
         status <> 'CANCELLED' AS counts,
         CASE WHEN status = 'CANCELLED' THEN 0 ELSE coalesce(actual_revenue_cents, service_price_cents) END AS value_cents,
         customer_phone,
         status = 'CANCELLED' AND (confirm_by IS NOT NULL OR awaits_birth IS NOT NULL) AS never_counted,
         language
  FROM booking;
