-- A closing from 24 December to 6 January covers holidays that are closed already. Such a day belongs to the longer
-- closing and stores its former state here: {id, name, import_id, is_untouched}. When the closing is deleted or
-- shortened, the day is restored from it.
ALTER TABLE date_exception ADD COLUMN covered jsonb;

-- Holidays that were imported together, so that the import can be undone.
CREATE TABLE holiday_import (
  id          uuid PRIMARY KEY,
  state       text NOT NULL,
  year        integer NOT NULL,
  -- How many dates it closed.
  days        integer NOT NULL,
  -- The administrator's name at that time.
  created_by  text NOT NULL,
  created_at  timestamptz(3) NOT NULL,
  undone_at   timestamptz(3),
  -- How many of them were deleted when it was undone.
  removed     integer
);

ALTER TABLE date_exception
  ADD COLUMN import_id uuid REFERENCES holiday_import (id),
  -- Whether it is unchanged since the import.
  ADD COLUMN is_untouched boolean NOT NULL DEFAULT true;
CREATE INDEX date_exception_of_import ON date_exception (import_id) WHERE import_id IS NOT NULL;

-- Set by a trigger, so that it applies to every change of a date. A day that is covered or uncovered counts as
-- unchanged.
CREATE FUNCTION date_exception_is_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_untouched := false;
  RETURN NEW;
END $$;
CREATE TRIGGER date_exception_is_touched BEFORE UPDATE ON date_exception
  FOR EACH ROW WHEN (OLD.import_id IS NOT NULL AND NEW.import_id IS NOT NULL)
  EXECUTE FUNCTION date_exception_is_touched();
