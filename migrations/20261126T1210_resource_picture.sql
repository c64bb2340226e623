-- Rooms, sets, equipment and people besides the photographers may have a picture, too.
ALTER TABLE picture DROP CONSTRAINT picture_owner_kind_check,
  ADD CONSTRAINT picture_owner_kind_check
    CHECK (owner_kind IN ('home', 'service', 'photographer', 'campaign', 'resource')),
  ADD COLUMN resource_id uuid GENERATED ALWAYS AS (CASE WHEN owner_kind = 'resource' THEN owner_id END) STORED
    REFERENCES resource (id) ON DELETE CASCADE;
CREATE INDEX picture_of_resource ON picture (resource_id) WHERE resource_id IS NOT NULL;

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

CREATE TRIGGER resource_erases_picture AFTER UPDATE OF retired_at ON resource
  FOR EACH ROW WHEN (NEW.retired_at IS NOT NULL) EXECUTE FUNCTION erase_pictures_of_deleted('resource');
