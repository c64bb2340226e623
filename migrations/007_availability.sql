-- When something can be booked: hours, exceptions, time off, and the one table that says which time is taken.

-- Holidays that were imported together, so that the import can be undone.
CREATE TABLE holiday_import (
  id          uuid PRIMARY KEY,
  state       text NOT NULL,
  year        integer NOT NULL,
  -- How many dates it closed.
  days        integer NOT NULL,
  -- The administrator's name at that time.
  created_by  text NOT NULL,
  created_at  timestamptz(3) NOT NULL,
  undone_at   timestamptz(3),
  -- How many of them were deleted when it was undone.
  removed     integer
);

-- The hours of one date, which replace those of its weekday: closed on Christmas Eve, open on a Sunday in Advent. At
-- most one per date. Without opening and closing time the studio is closed that day; a break lies within the hours.
CREATE TABLE date_exception (
  id            uuid PRIMARY KEY,
  date          date NOT NULL,
  name          text NOT NULL CHECK (name <> ''),
  opens_at      time,
  closes_at     time,
  break_start   time,
  break_end     time,
  created_at    timestamptz(3) NOT NULL DEFAULT now(),
  updated_at    timestamptz(3) NOT NULL DEFAULT now(),
  -- An exception may last several days: closed from 24 December to 6 January. Every day keeps a row of its own, so that a
  -- date still has one exception at most; the rows of one exception share its span. Without a span a row is one day.
  span_id       uuid,
  -- A closing of several days covers holidays that are closed already. Such a day belongs to the longer closing and stores
  -- its former state here: {id, name, import_id, is_untouched}. When the closing is deleted or shortened, the day is
  -- restored from it.
  covered       jsonb,
  import_id     uuid REFERENCES holiday_import (id),
  -- Whether it is unchanged since the import.
  is_untouched  boolean NOT NULL DEFAULT true,
  CONSTRAINT date_exception_once_per_date UNIQUE (date),
  CHECK ((opens_at IS NULL) = (closes_at IS NULL)),
  CHECK ((break_start IS NULL) = (break_end IS NULL)),
  CHECK (break_start IS NULL OR opens_at IS NOT NULL),
  CHECK (opens_at < closes_at),
  CHECK (break_start < break_end AND break_start >= opens_at AND break_end <= closes_at)
);
CREATE INDEX date_exception_span ON date_exception (span_id) WHERE span_id IS NOT NULL;
CREATE INDEX date_exception_of_import ON date_exception (import_id) WHERE import_id IS NOT NULL;
CREATE TRIGGER date_exception_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON date_exception
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();

-- Set by a trigger, so that it applies to every change of a date. A day that is covered or uncovered counts as
-- unchanged.
CREATE FUNCTION date_exception_is_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_untouched := false;
  RETURN NEW;
END $$;
CREATE TRIGGER date_exception_is_touched BEFORE UPDATE ON date_exception
  FOR EACH ROW WHEN (OLD.import_id IS NOT NULL AND NEW.import_id IS NOT NULL)
  EXECUTE FUNCTION date_exception_is_touched();

-- The hours of a resource (photographers included) in place of the studio's; no row: none. `periods` and `exceptions` are
-- checked by the rules of own-hours-rules.ts and always read and written together.
CREATE TABLE own_hours (
  resource_id  uuid PRIMARY KEY REFERENCES resource (id),
  periods      jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(periods) = 'array'),
  exceptions   jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(exceptions) = 'array'),
  version      integer NOT NULL DEFAULT 1,
  updated_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE TRIGGER own_hours_renew_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON own_hours
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();

-- Time off belongs to a resource: a photographer is away, a room is being repaired. photographer_id is that of a
-- photographer's time off.
CREATE TABLE time_off (
  id               uuid PRIMARY KEY,
  photographer_id  uuid REFERENCES photographer (id),
  during           tstzrange NOT NULL CHECK (NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during)
                     AND lower(during) IS NOT NULL AND upper(during) IS NOT NULL),
  reason           text,
  created_at       timestamptz(3) NOT NULL DEFAULT now(),
  updated_at       timestamptz(3) NOT NULL DEFAULT now(),
  -- Counts the changes: calendars that contain it use the highest version.
  version          integer NOT NULL DEFAULT 0,
  resource_id      uuid NOT NULL REFERENCES resource (id),
  -- The lanes of the resource when it was entered; set by the trigger below.
  uses             integer[] NOT NULL,
  CONSTRAINT time_off_lanes_in_order CHECK (cardinality(uses) > 0 AND uses = uniq(sort(uses))),
  CONSTRAINT time_off_of_one_resource CHECK (photographer_id = resource_id),
  CONSTRAINT time_off_no_overlap EXCLUDE USING gist (during WITH &&, uses gist__int_ops WITH &&)
);

CREATE FUNCTION claim_lanes_of_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.resource_id := coalesce(NEW.photographer_id, NEW.resource_id);
  IF TG_OP = 'UPDATE' THEN
    IF NEW.resource_id = OLD.resource_id THEN
      RETURN NEW;
    END IF;
  END IF;
  NEW.uses := ARRAY(SELECT id FROM lane WHERE resource_id = NEW.resource_id AND retired_at IS NULL ORDER BY id);
  RETURN NEW;
END
$$;
CREATE TRIGGER time_off_claims_lanes BEFORE INSERT OR UPDATE ON time_off
  FOR EACH ROW EXECUTE FUNCTION claim_lanes_of_time_off();

-- One row once a service has needed minutes before; it is never removed. Until then no session can need them, and the
-- constraint occupied_time_no_missing_time_before costs nothing: its index is empty.
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

-- A row exists exactly as long as its booking blocks (SRV-03), or as long as the time is held for somebody.
--
-- `guarded` ends after the longer of the buffer that applied when the time was taken and the minutes that the session needs
-- after: two guarded ranges overlap exactly when time between the sessions is missing (SRV-02). An internal appointment may
-- overlap a buffer, never a session (SRV-12). Minutes before cannot be part of the same range, because two ranges that are
-- both longer would demand the sum. So one more constraint compares the sessions with their minutes before: the first
-- session of a pair has to be in its index, too, even if it needs none itself. An exclusion constraint does not cover empty,
-- unbounded or closed ranges: the checks refuse them.
--
-- Time that is held for somebody until an instant claims its lanes like a session, so the same constraints protect it. From
-- that instant on it is free: reads ignore it, and statements that take or move time delete it first. It is held for one
-- offer, one request for another time, or one spot of a campaign, and is deleted with it; their files add the references.
-- A row with a spot is held until the spot begins, or is the time of the booking of that spot: one row per spot, so a spot
-- is sold once. The row of a spot that is offered to somebody stays that of the spot.
CREATE TABLE occupied_time (
  id                 uuid PRIMARY KEY,
  photographer_id    uuid NOT NULL REFERENCES photographer (id),
  during             tstzrange NOT NULL,
  guarded            tstzrange NOT NULL,
  internal           boolean NOT NULL DEFAULT false,
  starts_at          timestamptz(3) GENERATED ALWAYS AS (lower(during)) STORED,
  ends_at            timestamptz(3) GENERATED ALWAYS AS (upper(during)) STORED,
  uses               integer[] NOT NULL,
  minutes_before     integer NOT NULL DEFAULT 0 CHECK (minutes_before BETWEEN 0 AND 240),
  -- A default, so that it applies to whatever writes a session.
  keeps_time_before  boolean NOT NULL DEFAULT is_time_before_in_use(),
  held_until         timestamptz(3),
  offer_id           uuid,
  -- The row has the id of the request until it becomes that of the booking.
  time_request_id    uuid,
  campaign_spot_id   uuid,
  CHECK (NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during)
         AND lower(during) IS NOT NULL AND upper(during) IS NOT NULL),
  CHECK (lower_inc(guarded) AND NOT upper_inc(guarded) AND lower(guarded) = lower(during)
         AND upper(guarded) >= upper(during)),
  CONSTRAINT occupied_time_lanes_in_order CHECK (cardinality(uses) > 0 AND uses = uniq(sort(uses))),
  CONSTRAINT occupied_time_keeps_own_time_before CHECK (keeps_time_before OR minutes_before = 0),
  CONSTRAINT occupied_time_held_for_one CHECK (
    (held_until IS NOT NULL)::int = num_nonnulls(
      offer_id, time_request_id,
      CASE WHEN held_until IS NOT NULL AND offer_id IS NULL THEN campaign_spot_id END)),
  CONSTRAINT occupied_time_held_for_request CHECK (time_request_id = id),
  -- The times of a booking must equal those of its row here, so its foreign key contains all four columns.
  CONSTRAINT occupied_time_as_booked UNIQUE (id, photographer_id, starts_at, ends_at),
  CONSTRAINT occupied_time_no_overlap EXCLUDE USING gist (during WITH &&, uses gist__int_ops WITH &&),
  CONSTRAINT occupied_time_no_missing_buffer EXCLUDE USING gist (guarded WITH &&, uses gist__int_ops WITH &&)
    WHERE (NOT internal),
  CONSTRAINT occupied_time_no_missing_time_before
    EXCLUDE USING gist (with_time_before(during, minutes_before) WITH &&, uses gist__int_ops WITH &&)
    WHERE (keeps_time_before AND NOT internal)
);
-- The exclusion constraints do not compare internal appointments by their gaps. The statement that takes times looks for
-- the few that have any, through this index.
CREATE INDEX occupied_time_internal_gaps ON occupied_time USING gist (during, uses gist__int_ops)
  WHERE internal AND (guarded <> during OR minutes_before > 0);
CREATE INDEX occupied_time_held ON occupied_time (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX occupied_time_offer ON occupied_time (offer_id) WHERE offer_id IS NOT NULL;
CREATE INDEX occupied_time_time_request ON occupied_time (time_request_id) WHERE time_request_id IS NOT NULL;
CREATE UNIQUE INDEX occupied_time_campaign_spot ON occupied_time (campaign_spot_id) WHERE campaign_spot_id IS NOT NULL;

-- Completes the lanes of a session: the photographer's lane is always included, also when a session is moved to another
-- photographer. Every lane must exist and must not be retired when it is claimed. The share locks conflict with the
-- exclusive ones of retiring a lane and of time off; they are taken in order.
CREATE FUNCTION claim_lanes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own integer;
  locked integer;
  added integer[];
BEGIN
  SELECT id INTO own FROM lane WHERE resource_id = NEW.photographer_id AND unit = 1;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'unknown photographer' USING ERRCODE = 'foreign_key_violation';
  END IF;
  IF NEW.uses IS NULL THEN
    NEW.uses := ARRAY[own];
  ELSIF NOT (NEW.uses @> ARRAY[own]) THEN
    IF TG_OP = 'UPDATE' THEN
      NEW.uses := NEW.uses - ARRAY(SELECT id FROM lane WHERE resource_id = OLD.photographer_id);
    END IF;
    NEW.uses := NEW.uses | own;
  END IF;
  NEW.uses := uniq(sort(NEW.uses));
  added := CASE WHEN TG_OP = 'UPDATE' THEN NEW.uses - OLD.uses ELSE NEW.uses END;
  IF cardinality(NEW.uses) > 1 AND cardinality(added) > 0 THEN
    PERFORM 1 FROM lane WHERE id = ANY (NEW.uses) ORDER BY id FOR KEY SHARE;
    GET DIAGNOSTICS locked = ROW_COUNT;
    IF locked < cardinality(NEW.uses) THEN
      RAISE EXCEPTION 'unknown lane' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'occupied_time_uses_lanes';
    END IF;
    IF EXISTS (SELECT 1 FROM lane WHERE id = ANY (added) AND retired_at IS NOT NULL) THEN
      IF TG_OP = 'INSERT' THEN
        RETURN NULL;
      END IF;
      RAISE EXCEPTION 'retired lane' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'retired_lane';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
-- Triggers run in the order of their names: this one before the one about time off.
CREATE TRIGGER occupied_time_claims_lanes BEFORE INSERT OR UPDATE OF photographer_id, uses ON occupied_time
  FOR EACH ROW EXECUTE FUNCTION claim_lanes();

-- Refuses sessions over time off, whichever code writes them. The share lock on the photographers conflicts with the
-- exclusive lock that creating time off takes; the query after it sees what the other transaction has committed. Returning
-- NULL makes an INSERT … ON CONFLICT DO NOTHING return no row, like a lost race. A session that lies in time off already
-- may change its other lanes.
CREATE FUNCTION refuse_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  claimed integer[] := NEW.uses;
BEGIN
  IF cardinality(NEW.uses) = 1 THEN
    PERFORM 1 FROM photographer WHERE id = NEW.photographer_id FOR KEY SHARE;
  ELSE
    PERFORM 1 FROM photographer
    WHERE id IN (SELECT resource_id FROM lane WHERE lane.id = ANY (NEW.uses)) ORDER BY id FOR KEY SHARE;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.during = OLD.during AND NEW.photographer_id = OLD.photographer_id THEN
      claimed := NEW.uses - OLD.uses;
    END IF;
  END IF;
  IF EXISTS (SELECT 1 FROM time_off WHERE uses && claimed AND during && NEW.during) THEN
    IF TG_OP = 'INSERT' THEN
      RETURN NULL;
    END IF;
    RAISE EXCEPTION 'time off' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'time_off';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER occupied_time_not_over_time_off
  BEFORE INSERT OR UPDATE OF photographer_id, during, uses ON occupied_time
  FOR EACH ROW EXECUTE FUNCTION refuse_time_off();

-- Rows that another transaction is about to delete, or to turn into a session, are skipped: if they are in the way, the
-- constraints wait for that transaction. The plan is kept for as long as the connection lives, and is often made while the
-- table is small: without the setting it could be one that reads the whole table.
CREATE FUNCTION release_lapsed_time() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT FROM occupied_time WHERE held_until <= statement_timestamp()) THEN
    DELETE FROM occupied_time WHERE id IN (
      SELECT id FROM occupied_time WHERE held_until <= statement_timestamp() FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER occupied_time_releases_lapsed
  BEFORE INSERT OR UPDATE OF photographer_id, uses, during, guarded ON occupied_time
  FOR EACH STATEMENT EXECUTE FUNCTION release_lapsed_time();

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

-- For all. Which lanes each session claims, and when.
CREATE VIEW occupied_fact AS
  SELECT id, uses, during FROM occupied_time;
