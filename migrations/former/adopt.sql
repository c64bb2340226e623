-- Turns the former schema, as it was after the last of names.txt, into that of the files beside this folder: removes what
-- only programs of earlier versions needed, which ran beside newer ones while a deployment rolled. A restored backup has
-- the rows of that schema and none of its views and triggers.

-- The outbox under its former name (decision 0015).
DROP VIEW IF EXISTS mail;

-- They stored why a booking was cancelled as a German text, and a trigger kept it in step with the code.
DROP TRIGGER IF EXISTS keep_cancel_code ON booking;
DROP TRIGGER IF EXISTS keep_cancel_code_of_new ON booking;
DROP FUNCTION IF EXISTS keep_cancel_code();
UPDATE booking SET cancel_reason = NULL WHERE cancel_code IS NOT NULL AND cancel_reason IS NOT NULL;

-- They knew no daily limits: daily_limited was null for what they wrote while there were any, and the error another one.
DROP TRIGGER IF EXISTS booking_of_older_program_within_daily_limit ON booking;
UPDATE booking SET daily_limited = false WHERE daily_limited IS NULL;
ALTER TABLE booking
  ALTER COLUMN daily_limited SET DEFAULT false,
  ALTER COLUMN daily_limited SET NOT NULL;
DROP FUNCTION IF EXISTS daily_limited_by_default();
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
    RAISE EXCEPTION 'the daily limit of the % is reached', exceeded USING ERRCODE = '23F51';
  END IF;
  RETURN NULL;
END
$$;

-- They knew calendar feeds of photographers only.
DROP TRIGGER IF EXISTS feed_belongs_to_resource ON calendar_feed;
DROP FUNCTION IF EXISTS feed_belongs_to_resource();
ALTER TABLE calendar_feed DROP COLUMN IF EXISTS photographer_id;
