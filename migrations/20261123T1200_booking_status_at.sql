-- A confirmed session whose end has passed counts as completed, whether or not the periodic task has stored that yet. These
-- two functions are the only statement of the rule: lists, filters, exports, reports and the task use them. They are simple
-- enough to be inlined, so that indexes on status and ends_at can still be used.
CREATE FUNCTION booking_has_ended(status text, ends_at timestamptz, at timestamptz) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status = 'CONFIRMED' AND ends_at < at;

-- The status of a booking at an instant, given its stored one.
CREATE FUNCTION booking_status_at(status text, ends_at timestamptz, at timestamptz) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN booking_has_ended(status, ends_at, at) THEN 'COMPLETED' ELSE status END;
