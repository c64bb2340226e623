-- Pictures of the studio in every size and format that a page needs.

-- Pictures that the studio shows: of the home page, a service, a photographer, a campaign, a room or another resource. In
-- the database, so that any process serves them and a backup contains them (decision 0032). A row is what the studio edits;
-- its files are made in the background.
CREATE TABLE picture (
  id                uuid PRIMARY KEY,
  owner_kind        text NOT NULL CHECK (owner_kind IN ('home', 'service', 'photographer', 'campaign', 'resource')),
  -- null: the home page.
  owner_id          uuid CHECK ((owner_id IS NULL) = (owner_kind = 'home')),
  service_id        uuid GENERATED ALWAYS AS (CASE WHEN owner_kind = 'service' THEN owner_id END) STORED
                    REFERENCES service (id) ON DELETE CASCADE,
  photographer_id   uuid GENERATED ALWAYS AS (CASE WHEN owner_kind = 'photographer' THEN owner_id END) STORED
                    REFERENCES photographer (id) ON DELETE CASCADE,
  campaign_id       uuid GENERATED ALWAYS AS (CASE WHEN owner_kind = 'campaign' THEN owner_id END) STORED
                    REFERENCES campaign (id) ON DELETE CASCADE,
  -- The first picture of a service is its cover, and it has eight more at most; the others have one.
  place             integer NOT NULL CHECK (place BETWEEN 0 AND CASE owner_kind WHEN 'service' THEN 8 ELSE 0 END),
  -- What it shows, by language.
  alt               jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(alt) = 'object'),
  -- What stays visible when a page cuts it: per cent from the left and from the top.
  focus_x           integer NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),
  focus_y           integer NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100),
  file_name         text NOT NULL,
  -- Changes with each upload: files made of an earlier one are not stored.
  upload_id         uuid NOT NULL,
  state             text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'refused')),
  problem           text CHECK ((problem IS NOT NULL) = (state = 'refused')),
  attempts          integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- While it waits: when it may be taken by a process; later than now: one is at work.
  next_attempt_at   timestamptz(3) NOT NULL,
  -- The files that are shown, also while a new upload waits or after it was refused; null: none yet. The name is a hash
  -- of their content.
  name              text CHECK (name ~ '^[0-9a-f]{32}$'),
  width             integer CHECK (width BETWEEN 1 AND 20000),
  height            integer CHECK (height BETWEEN 1 AND 20000),
  widths            integer[] CHECK (cardinality(widths) BETWEEN 1 AND 8),
  color             text CHECK (color ~ '^#[0-9a-f]{6}$'),
  created_by        text NOT NULL,
  created_at        timestamptz(3) NOT NULL,
  updated_at        timestamptz(3) NOT NULL,
  resource_id       uuid GENERATED ALWAYS AS (CASE WHEN owner_kind = 'resource' THEN owner_id END) STORED
                    REFERENCES resource (id) ON DELETE CASCADE,
  CONSTRAINT picture_place UNIQUE NULLS NOT DISTINCT (owner_kind, owner_id, place) DEFERRABLE,
  CONSTRAINT picture_has_files_or_none CHECK (num_nulls(name, width, height, widths, color) IN (0, 5)),
  CONSTRAINT picture_ready_has_files CHECK (state <> 'ready' OR name IS NOT NULL)
);
CREATE INDEX picture_waiting ON picture (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX picture_name ON picture (name) WHERE name IS NOT NULL;
CREATE INDEX picture_of_service ON picture (service_id) WHERE service_id IS NOT NULL;
CREATE INDEX picture_of_photographer ON picture (photographer_id) WHERE photographer_id IS NOT NULL;
CREATE INDEX picture_of_campaign ON picture (campaign_id) WHERE campaign_id IS NOT NULL;
CREATE INDEX picture_of_resource ON picture (resource_id) WHERE resource_id IS NOT NULL;
CREATE TRIGGER picture_tells_insert AFTER INSERT ON picture
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('picture');
CREATE TRIGGER picture_tells_update AFTER UPDATE ON picture
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('picture');
CREATE TRIGGER picture_tells_delete AFTER DELETE ON picture
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('picture');

-- The file as it was uploaded. Never served.
CREATE TABLE picture_original (
  picture_id  uuid PRIMARY KEY REFERENCES picture (id) ON DELETE CASCADE,
  bytes       bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 26214400)
);
ALTER TABLE picture_original ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- What pages show of it.
CREATE TABLE picture_file (
  picture_id  uuid NOT NULL REFERENCES picture (id) ON DELETE CASCADE,
  width       integer NOT NULL CHECK (width BETWEEN 1 AND 4000),
  format      text NOT NULL CHECK (format IN ('avif', 'webp')),
  bytes       bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 10000000),
  PRIMARY KEY (picture_id, width, format)
);
ALTER TABLE picture_file ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- A picture belongs to something that is not deleted. The lock makes a deletion that runs at the same time wait, and its
-- trigger then finds the picture.
CREATE FUNCTION refuse_picture_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found_owner boolean := true;
BEGIN
  IF NEW.owner_kind = 'service' THEN
    PERFORM FROM service WHERE id = NEW.owner_id AND deleted_at IS NULL FOR SHARE;
    found_owner := FOUND;
  ELSIF NEW.owner_kind = 'photographer' THEN
    PERFORM FROM photographer WHERE id = NEW.owner_id AND deleted_at IS NULL FOR SHARE;
    found_owner := FOUND;
  ELSIF NEW.owner_kind = 'campaign' THEN
    PERFORM FROM campaign WHERE id = NEW.owner_id FOR SHARE;
    found_owner := FOUND;
  END IF;
  IF NOT found_owner THEN
    RAISE EXCEPTION 'no such % to show a picture of', NEW.owner_kind
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'picture_has_owner';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER picture_has_owner BEFORE INSERT ON picture
  FOR EACH ROW EXECUTE FUNCTION refuse_picture_of_deleted();

-- The picture of a photographer belongs to the photographer, not to the resource of the same id.
CREATE FUNCTION refuse_picture_of_retired_resource() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM resource WHERE id = NEW.owner_id AND kind <> 'photographer' AND retired_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such resource to show a picture of'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'picture_has_owner';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER picture_has_resource BEFORE INSERT ON picture
  FOR EACH ROW WHEN (NEW.owner_kind = 'resource') EXECUTE FUNCTION refuse_picture_of_retired_resource();

-- What is deleted is kept for its bookings, but its pictures are erased.
CREATE FUNCTION erase_pictures_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM picture WHERE owner_kind = TG_ARGV[0] AND owner_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER service_erases_pictures AFTER UPDATE OF deleted_at ON service
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION erase_pictures_of_deleted('service');
CREATE TRIGGER photographer_erases_picture AFTER UPDATE OF deleted_at ON photographer
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION erase_pictures_of_deleted('photographer');
CREATE TRIGGER resource_erases_picture AFTER UPDATE OF retired_at ON resource
  FOR EACH ROW WHEN (NEW.retired_at IS NOT NULL) EXECUTE FUNCTION erase_pictures_of_deleted('resource');
