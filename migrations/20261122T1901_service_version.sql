-- Counts the changes of a service and of who offers it, so that two people who edit it at once do not undo each other's
-- work. Triggers, so that older versions count along while a deployment rolls. A save that changes nothing does not count.
ALTER TABLE service ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE FUNCTION count_service_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(OLD) - '{updated_at,version}'::text[] <> to_jsonb(NEW) - '{updated_at,version}'::text[] THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER service_counts_version BEFORE UPDATE ON service
  FOR EACH ROW EXECUTE FUNCTION count_service_version();

CREATE FUNCTION count_version_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service SET version = version + 1
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.service_id ELSE NEW.service_id END;
  RETURN NULL;
END
$$;
CREATE TRIGGER service_photographer_counts_version AFTER INSERT OR DELETE ON service_photographer
  FOR EACH ROW EXECUTE FUNCTION count_version_of_offer();
