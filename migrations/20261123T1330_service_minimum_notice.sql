-- How long before its start a session of this service has to be booked; null: as the studio's calendar settings say. The
-- same shape as minimum_notice in the calendar settings.
ALTER TABLE service ADD COLUMN minimum_notice jsonb CONSTRAINT service_minimum_notice_check CHECK (
  minimum_notice IS NULL
  OR (jsonb_typeof(minimum_notice -> 'in_opening_hours') = 'boolean'
      AND CASE minimum_notice ->> 'kind'
            WHEN 'hours' THEN jsonb_typeof(minimum_notice -> 'hours') = 'number'
            WHEN 'day_before' THEN minimum_notice ->> 'until' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
          END) IS TRUE);
