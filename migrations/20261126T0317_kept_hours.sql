-- Hours of each week that only services with a birth window may use, until some days before:
-- {"opens_days_before", "weekly": [{"weekday", "from", "until"}]}; null: none. They count only while the service has a
-- window.
ALTER TABLE service ADD COLUMN kept_hours jsonb CHECK (
  (kept_hours ->> 'opens_days_before')::integer >= 0
  AND jsonb_typeof(kept_hours -> 'weekly') = 'array'
  AND jsonb_array_length(kept_hours -> 'weekly') > 0);
