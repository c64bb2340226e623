-- Owner: services. Which services need which resources, for themselves or for one of their options, by need: whether
-- all needs of a service can be satisfied together is decided elsewhere.
CREATE OR REPLACE VIEW needed_resource AS
  SELECT need.resource_id, service.id AS service_id, service.name, NULL::uuid AS option_id, need.position AS need
  FROM service_need_resource AS need JOIN service ON service.id = need.service_id
  WHERE service.deleted_at IS NULL
  UNION ALL
  SELECT need.resource_id, service.id AS service_id, service.name, need.option_id, need.position AS need
  FROM service_option_need AS need
  JOIN service_option ON service_option.id = need.option_id AND service_option.retired_at IS NULL
  JOIN service ON service.id = service_option.service_id
  WHERE service.deleted_at IS NULL;
