-- Minutes that a session of this service needs before its start and after its end, for example to build a set and to
-- clean up. Between two sessions the longest counts of what the first needs after, what the second needs before, and
-- the buffer of the studio. A booking keeps the minutes that applied when it was made.
ALTER TABLE service
  ADD COLUMN minutes_before integer NOT NULL DEFAULT 0
    CONSTRAINT service_minutes_before_check CHECK (minutes_before BETWEEN 0 AND 240),
  ADD COLUMN minutes_after integer NOT NULL DEFAULT 0
    CONSTRAINT service_minutes_after_check CHECK (minutes_after BETWEEN 0 AND 240);
ALTER TABLE booking
  ADD COLUMN minutes_before integer NOT NULL DEFAULT 0,
  ADD COLUMN minutes_after integer NOT NULL DEFAULT 0;

-- One row once a service has needed minutes before; it is never removed. Until then no session can need them, and the
-- constraint below costs nothing: its index is empty.
CREATE TABLE time_before_in_use (
  is_the_only_row  boolean PRIMARY KEY DEFAULT true CHECK (is_the_only_row)
);
CREATE FUNCTION is_time_before_in_use() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RETURN EXISTS (SELECT FROM time_before_in_use);
END
$$;

-- Immutable, because the length of a minute does not depend on the time zone of the connection.
CREATE FUNCTION with_time_before(during tstzrange, minutes_before integer) RETURNS tstzrange
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN tstzrange(lower(during) - minutes_before * interval '1 minute', upper(during));
END
$$;

-- `guarded` already ends after the longer of the buffer and the minutes after. Minutes before cannot be part of the same
-- range, because two ranges that are both longer would demand the sum. So a second constraint compares the sessions with
-- their minutes before: the first session of a pair has to be in its index, too, even if it needs none itself.
ALTER TABLE occupied_time
  ADD COLUMN minutes_before integer NOT NULL DEFAULT 0 CHECK (minutes_before BETWEEN 0 AND 240),
  ADD COLUMN keeps_time_before boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT occupied_time_keeps_own_time_before CHECK (keeps_time_before OR minutes_before = 0),
  ADD CONSTRAINT occupied_time_no_missing_time_before
    EXCLUDE USING gist (with_time_before(during, minutes_before) WITH &&, uses gist__int_ops WITH &&)
    WHERE (keeps_time_before AND NOT internal);
-- A default, so that sessions written by programs of the previous version are compared as well.
ALTER TABLE occupied_time ALTER COLUMN keeps_time_before SET DEFAULT is_time_before_in_use();

-- The table lock waits for all sessions that are being written: none of them can miss that the minutes are in use.
CREATE FUNCTION begin_use_of_time_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_time_before_in_use() THEN
    LOCK TABLE occupied_time IN SHARE ROW EXCLUSIVE MODE;
    INSERT INTO time_before_in_use DEFAULT VALUES ON CONFLICT DO NOTHING;
    UPDATE occupied_time SET keeps_time_before = true
    WHERE NOT keeps_time_before AND upper(during) > now() - interval '2 days';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER service_begins_use_of_time_before AFTER INSERT OR UPDATE OF minutes_before ON service
  FOR EACH ROW WHEN (NEW.minutes_before > 0) EXECUTE FUNCTION begin_use_of_time_before();
