-- Who takes the pictures.
CREATE TABLE photographer (
  id                 uuid PRIMARY KEY,
  name               text NOT NULL CHECK (name <> ''),
  email              text,
  phone              text,
  bio                text,
  experience_years   integer NOT NULL DEFAULT 0 CHECK (experience_years >= 0),
  hourly_rate_cents  integer NOT NULL DEFAULT 0 CHECK (hourly_rate_cents >= 0),
  is_active          boolean NOT NULL DEFAULT true,
  created_at         timestamptz(3) NOT NULL DEFAULT now(),
  updated_at         timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at         timestamptz(3),
  -- The Russian text; without it Russian readers get `bio`.
  bio_ru             text,
  -- The photographers of a new studio are invented, and marked until they are edited, kept or deleted.
  is_example         boolean NOT NULL DEFAULT false,
  -- Counts the changes, so that two administrators do not overwrite each other.
  version            integer NOT NULL DEFAULT 1
);
CREATE TRIGGER photographer_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON photographer
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();

-- For all. Deleted ones too, because bookings outlive them.
CREATE VIEW photographer_fact AS
  SELECT id, name, is_active, created_at, deleted_at FROM photographer;
