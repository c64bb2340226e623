-- The data that bookings are decided by (settings, services and who offers them, photographers, exceptions) rarely
-- changes between two bookings. The edition changes with any of it. A process decides from cached data, and the
-- statement that writes the booking succeeds only if the edition is still that of the cache. Random, so that no edition
-- occurs twice, whatever is restored.
CREATE TABLE studio_edition (
  is_the_only_row  boolean PRIMARY KEY DEFAULT true CHECK (is_the_only_row),
  edition          uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO studio_edition DEFAULT VALUES;

CREATE FUNCTION renew_studio_edition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE studio_edition SET edition = gen_random_uuid();
  RETURN NULL;
END
$$;

CREATE TRIGGER setting_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON setting
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_photographer_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_photographer
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER photographer_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON photographer
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER date_exception_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON date_exception
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
