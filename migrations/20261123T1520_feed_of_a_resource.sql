-- Every resource may have a feed, photographers too. photographer_id stays for processes of the version before.
ALTER TABLE calendar_feed ADD COLUMN resource_id uuid REFERENCES resource (id) ON DELETE CASCADE;
UPDATE calendar_feed SET resource_id = photographer_id;
ALTER TABLE calendar_feed
  ALTER COLUMN resource_id SET NOT NULL,
  DROP CONSTRAINT calendar_feed_pkey,
  ADD PRIMARY KEY (resource_id),
  ALTER COLUMN photographer_id DROP NOT NULL,
  ADD UNIQUE (photographer_id),
  ADD CONSTRAINT calendar_feed_of_one_resource CHECK (photographer_id = resource_id);

CREATE FUNCTION feed_belongs_to_resource() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.resource_id := coalesce(NEW.resource_id, NEW.photographer_id);
  IF EXISTS (SELECT FROM photographer WHERE id = NEW.resource_id) THEN
    NEW.photographer_id := NEW.resource_id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER feed_belongs_to_resource BEFORE INSERT ON calendar_feed
  FOR EACH ROW EXECUTE FUNCTION feed_belongs_to_resource();
