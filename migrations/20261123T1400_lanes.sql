-- A lane is what can be in one place only: a photographer, a room, one of three equal backdrops. A session claims all its
-- lanes with one row of occupied_time, and the exclusion constraints compare the arrays (decision 0017).
CREATE EXTENSION IF NOT EXISTS intarray;

-- What has lanes. The resource of a photographer has the photographer's id and takes its name from there.
CREATE TABLE resource (
  id                  uuid PRIMARY KEY,
  kind                text NOT NULL CHECK (kind IN ('photographer', 'room', 'set', 'equipment', 'person')),
  name_de             text CHECK (name_de <> ''),
  name_ru             text CHECK (name_ru <> ''),
  units               integer NOT NULL DEFAULT 1 CHECK (units BETWEEN 1 AND 20),
  active              boolean NOT NULL DEFAULT true,
  shown_to_customers  boolean NOT NULL DEFAULT false,
  position            integer NOT NULL DEFAULT 0,
  version             integer NOT NULL DEFAULT 1,
  created_at          timestamptz(3) NOT NULL DEFAULT now(),
  updated_at          timestamptz(3) NOT NULL DEFAULT now(),
  retired_at          timestamptz(3),
  CONSTRAINT resource_named_unless_photographer CHECK ((kind = 'photographer') = (name_de IS NULL)),
  CONSTRAINT resource_one_lane_per_photographer CHECK (kind <> 'photographer' OR (units = 1 AND retired_at IS NULL))
);

-- Elements of an array have no foreign key, so a lane is never deleted: it is retired, and may come back.
CREATE TABLE lane (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resource_id  uuid NOT NULL REFERENCES resource (id),
  unit         integer NOT NULL CHECK (unit BETWEEN 1 AND 20),
  retired_at   timestamptz(3),
  UNIQUE (resource_id, unit)
);

CREATE FUNCTION refuse_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lanes are retired, never deleted' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER lane_never_deleted BEFORE DELETE ON lane FOR EACH ROW EXECUTE FUNCTION refuse_deletion();

-- A trigger, because programs of the previous version add photographers too while a deployment rolls.
CREATE FUNCTION give_photographer_a_lane() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resource (id, kind) VALUES (NEW.id, 'photographer') ON CONFLICT (id) DO NOTHING;
  INSERT INTO lane (resource_id, unit) VALUES (NEW.id, 1) ON CONFLICT (resource_id, unit) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER photographer_has_a_lane AFTER INSERT ON photographer
  FOR EACH ROW EXECUTE FUNCTION give_photographer_a_lane();

INSERT INTO resource (id, kind, created_at) SELECT id, 'photographer', created_at FROM photographer;
INSERT INTO lane (resource_id, unit) SELECT id, 1 FROM resource ORDER BY created_at, id;

ALTER TABLE occupied_time ADD COLUMN uses integer[];
UPDATE occupied_time SET uses = ARRAY[lane.id] FROM lane WHERE lane.resource_id = occupied_time.photographer_id;
ALTER TABLE occupied_time
  ALTER COLUMN uses SET NOT NULL,
  ADD CONSTRAINT occupied_time_lanes_in_order CHECK (cardinality(uses) > 0 AND uses = uniq(sort(uses))),
  DROP CONSTRAINT occupied_time_no_overlap,
  DROP CONSTRAINT occupied_time_no_missing_buffer,
  ADD CONSTRAINT occupied_time_no_overlap EXCLUDE USING gist (during WITH &&, uses gist__int_ops WITH &&),
  ADD CONSTRAINT occupied_time_no_missing_buffer EXCLUDE USING gist (guarded WITH &&, uses gist__int_ops WITH &&)
    WHERE (NOT internal);

-- Time off belongs to a resource: a photographer is away, a room is being repaired.
ALTER TABLE time_off
  ALTER COLUMN photographer_id DROP NOT NULL,
  ADD COLUMN resource_id uuid REFERENCES resource (id),
  ADD COLUMN uses integer[];
UPDATE time_off SET resource_id = photographer_id, uses = ARRAY[lane.id]
FROM lane WHERE lane.resource_id = time_off.photographer_id;
ALTER TABLE time_off
  ALTER COLUMN resource_id SET NOT NULL,
  ALTER COLUMN uses SET NOT NULL,
  ADD CONSTRAINT time_off_lanes_in_order CHECK (cardinality(uses) > 0 AND uses = uniq(sort(uses))),
  ADD CONSTRAINT time_off_of_one_resource CHECK (photographer_id = resource_id),
  DROP CONSTRAINT time_off_photographer_id_during_excl,
  ADD CONSTRAINT time_off_no_overlap EXCLUDE USING gist (during WITH &&, uses gist__int_ops WITH &&);

-- Completes the lanes of a session: the photographer's lane is always included, so that programs without lanes claim it
-- too, also when they move a session to another photographer. Every lane must exist and must not be retired when it is
-- claimed. The share locks conflict with the exclusive ones of retiring a lane and of time off; they are taken in
-- order.
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

-- Returning NULL makes an INSERT … ON CONFLICT DO NOTHING return no row, like a lost race. A session that lies in time
-- off already may change its other lanes.
CREATE OR REPLACE FUNCTION refuse_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
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
DROP TRIGGER occupied_time_not_over_time_off ON occupied_time;
CREATE TRIGGER occupied_time_not_over_time_off
  BEFORE INSERT OR UPDATE OF photographer_id, during, uses ON occupied_time
  FOR EACH ROW EXECUTE FUNCTION refuse_time_off();

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

-- Owner: resources. A photographer is offered as the studio's list of photographers says.
CREATE VIEW lane_fact AS
  SELECT lane.id, lane.resource_id, lane.unit, lane.retired_at
  FROM lane;

CREATE TRIGGER resource_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON resource
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER lane_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lane
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
