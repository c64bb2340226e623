-- What customers may add to a service. An option that is taken off the list is retired, not deleted: bookings name it.
CREATE TABLE service_option (
  id             uuid PRIMARY KEY,
  service_id     uuid NOT NULL REFERENCES service (id) ON DELETE CASCADE,
  position       integer NOT NULL,
  name_de        text NOT NULL CHECK (name_de <> ''),
  name_ru        text,
  price_cents    integer NOT NULL CHECK (price_cents >= 0),
  extra_minutes  integer NOT NULL DEFAULT 0 CHECK (extra_minutes BETWEEN 0 AND 480),
  max_count      integer NOT NULL DEFAULT 1 CHECK (max_count BETWEEN 1 AND 20),
  required       boolean NOT NULL DEFAULT false,
  active         boolean NOT NULL DEFAULT true,
  retired_at     timestamptz
);
CREATE INDEX service_option_of ON service_option (service_id);

-- What an option needs besides what its service needs; as service_need_resource.
CREATE TABLE service_option_need (
  option_id    uuid NOT NULL REFERENCES service_option (id) ON DELETE CASCADE,
  position     integer NOT NULL CHECK (position BETWEEN 1 AND 10),
  resource_id  uuid NOT NULL REFERENCES resource (id),
  PRIMARY KEY (option_id, position, resource_id)
);
CREATE INDEX service_option_need_of ON service_option_need (resource_id);

-- For how many people a session is: up to people_included the price of the service contains them, each further one costs
-- people_price_cents and people_minutes. All null: the service does not ask.
ALTER TABLE service
  ADD COLUMN people_included integer,
  ADD COLUMN people_max integer,
  ADD COLUMN people_price_cents integer,
  ADD COLUMN people_minutes integer,
  ADD CONSTRAINT service_people_check CHECK (
    num_nulls(people_included, people_max, people_price_cents, people_minutes) = 4
    OR (num_nulls(people_included, people_max, people_price_cents, people_minutes) = 0
        AND people_included >= 0 AND people_max BETWEEN greatest(people_included, 1) AND 100
        AND people_price_cents >= 0 AND people_minutes BETWEEN 0 AND 480));

CREATE TRIGGER service_option_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_option
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_option_need_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_option_need
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_option_counts_version AFTER INSERT OR UPDATE OR DELETE ON service_option
  FOR EACH ROW EXECUTE FUNCTION count_version_of_offer();

-- Owner: services. Which services need which resources, for themselves or for one of their options.
CREATE OR REPLACE VIEW needed_resource AS
  SELECT need.resource_id, service.id AS service_id, service.name
  FROM service_need_resource AS need JOIN service ON service.id = need.service_id
  WHERE service.deleted_at IS NULL
  UNION ALL
  SELECT need.resource_id, service.id AS service_id, service.name
  FROM service_option_need AS need
  JOIN service_option ON service_option.id = need.option_id AND service_option.retired_at IS NULL
  JOIN service ON service.id = service_option.service_id
  WHERE service.deleted_at IS NULL;
