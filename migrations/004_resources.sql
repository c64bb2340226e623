-- What sessions need and is in one place only: photographers, rooms, sets, equipment, people.

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
  -- How many sessions with it begin on one Berlin day at most; null: any number.
  daily_limit         integer CONSTRAINT resource_daily_limit_check CHECK (daily_limit BETWEEN 1 AND 1000),
  CONSTRAINT resource_named_unless_photographer CHECK ((kind = 'photographer') = (name_de IS NULL)),
  CONSTRAINT resource_one_lane_per_photographer CHECK (kind <> 'photographer' OR (units = 1 AND retired_at IS NULL))
);
CREATE TRIGGER resource_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON resource
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();

-- A lane is one of several of a kind: a photographer, a room, one of three equal backdrops. A session claims all its lanes
-- with one row of occupied_time, and the exclusion constraints there compare the arrays (decision 0017). Elements of an
-- array have no foreign key, so a lane is never deleted: it is retired, and may come back.
CREATE TABLE lane (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resource_id  uuid NOT NULL REFERENCES resource (id),
  unit         integer NOT NULL CHECK (unit BETWEEN 1 AND 20),
  retired_at   timestamptz(3),
  UNIQUE (resource_id, unit)
);
CREATE TRIGGER lane_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lane
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();

CREATE FUNCTION refuse_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lanes are retired, never deleted' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER lane_never_deleted BEFORE DELETE ON lane FOR EACH ROW EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER lane_never_emptied BEFORE TRUNCATE ON lane
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- A trigger, so that it applies to whatever adds a photographer.
CREATE FUNCTION give_photographer_a_lane() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO resource (id, kind) VALUES (NEW.id, 'photographer') ON CONFLICT (id) DO NOTHING;
  INSERT INTO lane (resource_id, unit) VALUES (NEW.id, 1) ON CONFLICT (resource_id, unit) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER photographer_has_a_lane AFTER INSERT ON photographer
  FOR EACH ROW EXECUTE FUNCTION give_photographer_a_lane();

-- All resources, photographers and deleted ones included; `since`: when it was added.
CREATE VIEW resource_fact AS
  SELECT id, kind, name_de, name_ru, position, active, retired_at, created_at AS since
  FROM resource;

-- `usable`: whether new sessions may claim the lane. A photographer is offered as the studio's list of photographers says.
-- Customers see the names of what the studio shows them. The joins are outer ones, so that the planner leaves out those
-- whose columns are not selected.
CREATE VIEW lane_fact AS
  SELECT lane.id, lane.resource_id, lane.unit, lane.retired_at,
         resource.kind, resource.name_de, resource.name_ru, resource.position,
         coalesce(resource.name_de, person.name) AS name,
         lane.retired_at IS NULL AND resource.active
           AND (resource.kind <> 'photographer' OR person.is_active AND person.deleted_at IS NULL) AS usable,
         resource.shown_to_customers, resource.daily_limit
  FROM lane
  LEFT JOIN resource ON resource.id = lane.resource_id
  LEFT JOIN photographer_fact AS person ON person.id = lane.resource_id;
