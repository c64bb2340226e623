-- What a fresh studio begins with is invented, and marked until it is edited, kept or deleted. Whatever exists already is
-- somebody's own.
ALTER TABLE service ADD COLUMN is_example boolean NOT NULL DEFAULT false;
ALTER TABLE photographer ADD COLUMN is_example boolean NOT NULL DEFAULT false;
