-- How many sessions of a service, or with a resource (photographers included), begin on one Berlin day at most; null: any
-- number.
ALTER TABLE service ADD COLUMN daily_limit integer
  CONSTRAINT service_daily_limit_check CHECK (daily_limit BETWEEN 1 AND 1000);
ALTER TABLE resource ADD COLUMN daily_limit integer
  CONSTRAINT resource_daily_limit_check CHECK (daily_limit BETWEEN 1 AND 1000);

-- Whether a daily limit applied when the booking was made: for other bookings the trigger is not called.
ALTER TABLE booking ADD COLUMN daily_limited boolean NOT NULL DEFAULT false;

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

CREATE OR REPLACE VIEW lane_fact AS
  SELECT lane.id, lane.resource_id, lane.unit, lane.retired_at,
         resource.kind, resource.name_de, resource.name_ru, resource.position,
         coalesce(resource.name_de, person.name) AS name,
         lane.retired_at IS NULL AND resource.active
           AND (resource.kind <> 'photographer' OR person.is_active AND person.deleted_at IS NULL) AS usable,
         resource.shown_to_customers, resource.daily_limit
  FROM lane
  LEFT JOIN resource ON resource.id = lane.resource_id
  LEFT JOIN photographer_fact AS person ON person.id = lane.resource_id;
