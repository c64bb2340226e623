-- Owner: resources. Customers see the names of what the studio shows them.
CREATE OR REPLACE VIEW lane_fact AS
  SELECT lane.id, lane.resource_id, lane.unit, lane.retired_at,
         resource.kind, resource.name_de, resource.name_ru, resource.position,
         coalesce(resource.name_de, person.name) AS name,
         lane.retired_at IS NULL AND resource.active
           AND (resource.kind <> 'photographer' OR person.is_active AND person.deleted_at IS NULL) AS usable,
         resource.shown_to_customers
  FROM lane
  LEFT JOIN resource ON resource.id = lane.resource_id
  LEFT JOIN photographer_fact AS person ON person.id = lane.resource_id;
