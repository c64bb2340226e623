-- Counts the changes of a photographer, so that two administrators do not overwrite each other.
ALTER TABLE photographer ADD COLUMN version integer NOT NULL DEFAULT 1;
