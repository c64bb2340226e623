-- A program of a version without daily limits does not name daily_limited when it writes a booking. While any limit is
-- set, such a booking gets null instead of false, and the trigger counts it as well. Programs that know the limits
-- always write true or false and do not pay for this.
CREATE FUNCTION daily_limited_by_default() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM service WHERE daily_limit IS NOT NULL)
     OR EXISTS (SELECT FROM resource WHERE daily_limit IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  RETURN false;
END
$$;
ALTER TABLE booking
  ALTER COLUMN daily_limited DROP NOT NULL,
  ALTER COLUMN daily_limited SET DEFAULT daily_limited_by_default();

-- As before, but an older program gets the error of a taken time, because it cannot handle the new one.
CREATE OR REPLACE FUNCTION booking_exceeds_daily_limit() RETURNS trigger LANGUAGE plpgsql AS $$
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
    RAISE EXCEPTION 'the daily limit of the % is reached', exceeded
      USING ERRCODE = CASE WHEN NEW.daily_limited THEN '23F51' ELSE '23P01' END;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_of_older_program_within_daily_limit AFTER INSERT ON booking
  FOR EACH ROW WHEN (NEW.daily_limited IS NULL AND NOT NEW.internal AND NEW.status <> 'CANCELLED')
  EXECUTE FUNCTION booking_exceeds_daily_limit();
