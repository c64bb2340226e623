-- Owner: resources. All resources, photographers and deleted ones included; `since`: when it was added.
CREATE VIEW resource_fact AS
  SELECT id, kind, name_de, name_ru, position, active, retired_at, created_at AS since
  FROM resource;
