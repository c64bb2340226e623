-- What a service needs besides its photographer. Each need is satisfied by any one of its resources; no row: the
-- photographer alone.
CREATE TABLE service_need (
  service_id  uuid NOT NULL REFERENCES service (id) ON DELETE CASCADE,
  position    integer NOT NULL CHECK (position BETWEEN 1 AND 10),
  PRIMARY KEY (service_id, position)
);
CREATE TABLE service_need_resource (
  service_id   uuid NOT NULL,
  position     integer NOT NULL,
  resource_id  uuid NOT NULL REFERENCES resource (id),
  PRIMARY KEY (service_id, position, resource_id),
  FOREIGN KEY (service_id, position) REFERENCES service_need (service_id, position) ON DELETE CASCADE
);
CREATE INDEX service_need_resource_of ON service_need_resource (resource_id);

CREATE TRIGGER service_need_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_need
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_need_resource_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_need_resource
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_need_resource_counts_version AFTER INSERT OR DELETE ON service_need_resource
  FOR EACH ROW EXECUTE FUNCTION count_version_of_offer();

-- Owner: resources. `usable`: whether new sessions may claim the lane. The joins are outer ones, so that the planner
-- leaves out those whose columns are not selected.
CREATE OR REPLACE VIEW lane_fact AS
  SELECT lane.id, lane.resource_id, lane.unit, lane.retired_at,
         resource.kind, resource.name_de, resource.name_ru, resource.position,
         coalesce(resource.name_de, person.name) AS name,
         lane.retired_at IS NULL AND resource.active
           AND (resource.kind <> 'photographer' OR person.is_active AND person.deleted_at IS NULL) AS usable
  FROM lane
  LEFT JOIN resource ON resource.id = lane.resource_id
  LEFT JOIN photographer_fact AS person ON person.id = lane.resource_id;

-- Owner: availability. Which lanes each session claims, and when.
CREATE VIEW occupied_fact AS
  SELECT id, uses, during FROM occupied_time;

-- Owner: services. Which services need which resources.
CREATE VIEW needed_resource AS
  SELECT need.resource_id, service.id AS service_id, service.name
  FROM service_need_resource AS need JOIN service ON service.id = need.service_id
  WHERE service.deleted_at IS NULL;
