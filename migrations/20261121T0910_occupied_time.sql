-- Time off, and the one table that says which time of a photographer is taken.

CREATE TABLE time_off (
  id               uuid PRIMARY KEY,
  photographer_id  uuid NOT NULL REFERENCES photographer (id),
  during           tstzrange NOT NULL CHECK (NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during)
                     AND lower(during) IS NOT NULL AND upper(during) IS NOT NULL),
  reason           text,
  created_at       timestamptz(3) NOT NULL DEFAULT now(),
  updated_at       timestamptz(3) NOT NULL DEFAULT now(),
  EXCLUDE USING gist (photographer_id WITH =, during WITH &&)
);

-- A row exists exactly as long as its booking blocks (SRV-03). `guarded` adds the buffer that applied when the time was
-- taken: two guarded ranges overlap exactly when a buffer between the sessions is missing (SRV-02). An internal
-- appointment may overlap a buffer, never a session (SRV-12). An exclusion constraint does not cover empty, unbounded
-- or closed ranges: the checks refuse them.
CREATE TABLE occupied_time (
  id               uuid PRIMARY KEY,
  photographer_id  uuid NOT NULL REFERENCES photographer (id),
  during           tstzrange NOT NULL,
  guarded          tstzrange NOT NULL,
  internal         boolean NOT NULL DEFAULT false,
  starts_at        timestamptz(3) GENERATED ALWAYS AS (lower(during)) STORED,
  ends_at          timestamptz(3) GENERATED ALWAYS AS (upper(during)) STORED,
  CHECK (NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during)
         AND lower(during) IS NOT NULL AND upper(during) IS NOT NULL),
  CHECK (lower_inc(guarded) AND NOT upper_inc(guarded) AND lower(guarded) = lower(during)
         AND upper(guarded) >= upper(during)),
  CONSTRAINT occupied_time_no_overlap EXCLUDE USING gist (photographer_id WITH =, during WITH &&),
  CONSTRAINT occupied_time_no_missing_buffer EXCLUDE USING gist (photographer_id WITH =, guarded WITH &&)
    WHERE (NOT internal),
  -- The times of a booking must equal those of its row here, so its foreign key contains all four columns.
  CONSTRAINT occupied_time_as_booked UNIQUE (id, photographer_id, starts_at, ends_at)
);

-- Refuses bookings over time off, whichever code writes them. The share lock on the photographer conflicts with the
-- exclusive lock that creating time off takes; the query after it sees what the other transaction has committed.
-- Returning NULL makes an INSERT … ON CONFLICT DO NOTHING return no row, as after a lost race.
CREATE FUNCTION refuse_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM photographer WHERE id = NEW.photographer_id FOR KEY SHARE;
  IF EXISTS (SELECT 1 FROM time_off WHERE photographer_id = NEW.photographer_id AND during && NEW.during) THEN
    IF TG_OP = 'INSERT' THEN
      RETURN NULL;
    END IF;
    RAISE EXCEPTION 'time off' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'time_off';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER occupied_time_not_over_time_off
  BEFORE INSERT OR UPDATE OF photographer_id, during ON occupied_time
  FOR EACH ROW EXECUTE FUNCTION refuse_time_off();
