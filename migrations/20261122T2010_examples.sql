-- The services and photographers of a new studio are invented, and marked until they are edited, kept or deleted.
-- Existing rows are the studio's own.
ALTER TABLE service ADD COLUMN is_example boolean NOT NULL DEFAULT false;
ALTER TABLE photographer ADD COLUMN is_example boolean NOT NULL DEFAULT false;
